import { parseSync } from 'rolldown/utils';

const USE_CLIENT = /^\s*(?:(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/)\s*)*['"]use client['"]/u;

/** Whether a module begins with the directive `'use client'`. */
export function hasUseClient(text: string): boolean {
  return USE_CLIENT.test(text);
}

/** Lists the names of a module's exports, without types. */
export function listExports(file: string, text: string): string[] {
  return parseSync(file, text).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { kind, name }, isType }) => {
      if (isType) return [];
      return kind === 'Default' ? ['default'] : (name ?? []);
    }),
  );
}

/** Whether an export may be a component, judging by its name. */
export function isComponentName(name: string): boolean {
  return name === 'default' || /^\p{Lu}/u.test(name);
}
