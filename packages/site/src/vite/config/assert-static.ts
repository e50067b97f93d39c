import { ContentError } from '@recto/content';
import { Visitor, parseSync } from 'vite';

/** Hooks that have an effect only in the browser. */
const STATEFUL = new Set([
  'useActionState',
  'useEffect',
  'useEffectEvent',
  'useInsertionEffect',
  'useLayoutEffect',
  'useOptimistic',
  'useReducer',
  'useState',
  'useSyncExternalStore',
  'useTransition',
]);

/** Throws if a static component has state or event handlers, which would never run on the server. */
export function assertStatic(file: string, text: string): void {
  const { program } = parseSync(file, text);
  const refuse = (what: string, start: number): never => {
    throw new ContentError(
      'components/static',
      `The component has ${what}, but it is rendered on the server only.`,
      "Begin the file with 'use client' to make it interactive.",
      { file, line: text.slice(0, start).split('\n').length },
    );
  };
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (source.value !== 'react') return;
      for (const { local, ...specifier } of specifiers) {
        const name =
          specifier.type === 'ImportSpecifier' && 'name' in specifier.imported ? specifier.imported.name : '';
        if (STATEFUL.has(name)) refuse(`the hook ${name}`, local.start);
      }
    },
    JSXAttribute({ name, start }) {
      if (name.type === 'JSXIdentifier' && /^on[A-Z]/u.test(name.name)) refuse(`the handler ${name.name}`, start);
    },
  }).visit(program);
}
