import { parseSync } from 'rolldown/utils';

const USE_CLIENT = /^\s*(?:(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/)\s*)*['"]use client['"]/u;

/** Whether a module says that it runs in browsers, by the directive at its beginning. */
export function hasUseClient(text: string): boolean {
  return USE_CLIENT.test(text);
}

/** Names of what a module exports, types left out. */
export function listExports(file: string, text: string): string[] {
  return parseSync(file, text).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { kind, name }, isType }) => {
      if (isType) return [];
      return kind === 'Default' ? ['default'] : (name ?? []);
    }),
  );
}

/** Whether an export can be a component, by its name. */
export function isComponentName(name: string): boolean {
  return name === 'default' || /^\p{Lu}/u.test(name);
}
