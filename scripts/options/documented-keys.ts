import { dirname, join } from 'node:path';
import { Visitor } from 'vite';
import type { ESTree } from 'vite';
import { documentationOf } from './documentation.ts';
import { readModule } from './module.ts';
import type { Module } from './module.ts';

/** Details of a schema key that only its source has. */
export interface DocumentedKey {
  /** The comment above it. */
  text: string;
  /** The type argument of `z.custom<…>`, which does not exist at run time. */
  custom?: string;
}

/** Reads the comments of the object with exactly these keys, in a file or in the schemas that it imports. */
export function documentedKeys(file: string, keys: readonly string[]): Record<string, DocumentedKey> {
  const module = readModule(file);
  const documented = keysIn(module, keys);
  if (Object.keys(documented).length > 0) return documented;
  const schemas = module.program.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && /^\.\/.+-schema\.ts$/u.test(statement.source.value)
      ? [join(dirname(file), statement.source.value)]
      : [],
  );
  return schemas.map((schema) => keysIn(readModule(schema), keys)).find((each) => Object.keys(each).length > 0) ?? {};
}

function keysIn(module: Module, keys: readonly string[]): Record<string, DocumentedKey> {
  let documented: Record<string, DocumentedKey> = {};
  new Visitor({
    ObjectExpression({ properties }) {
      const ownProperties = properties.flatMap((property) => (property.type === 'Property' ? [property] : []));
      if (ownProperties.map(keyOf).join() !== keys.join()) return;
      documented = Object.fromEntries(
        ownProperties.map((property) => {
          const source = module.text.slice(property.value.start, property.value.end);
          const [, custom] = /z\.custom<((?:=>|[^<>]|<(?:=>|[^<>]|<[^<>]*>)*>)+)>/u.exec(source) ?? [];
          const { text } = documentationOf(module, property.start);
          return [keyOf(property), { text, ...(custom !== undefined && { custom: withoutReadonly(custom) }) }];
        }),
      );
    },
  }).visit(module.program);
  return documented;
}

function keyOf({ key }: ESTree.ObjectProperty): string {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
}

function withoutReadonly(type: string): string {
  return type.replace(/^Readonly<(.+)>$/u, '$1');
}
