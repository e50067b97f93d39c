import { isBuiltin } from 'node:module';

/** An import of a package in code or in a style sheet. A text such as `Remove it from "features"` is none. */
const IMPORT =
  /(?:\b(?:import|export)\b[^;"'`]*?\bfrom|\bimport|@plugin|@config|@reference)\s*\(?\s*["']([@a-z][^"']*)["']/gu;

/** Template literals, which may contain generated code. */
const TEMPLATE = /`(?:\\.|\$\{[^}]*\}|[^`\\])*`/gu;

/** Lists imports of packages that are not declared. `@types/name` also declares `name`. */
export function listUndeclared(texts: readonly string[], declared: readonly string[]): string[] {
  const code = texts.map((text) => text.replaceAll(TEMPLATE, ''));
  const imported = code.flatMap((text) => [...text.matchAll(IMPORT)].map(([, specifier = '']) => specifier));
  const isDeclared = (name: string): boolean => declared.includes(name) || declared.includes(`@types/${name}`);
  return [...new Set(imported)].filter(
    (specifier) => !isBuiltin(specifier) && !specifier.startsWith('virtual:') && !isDeclared(packageOf(specifier)),
  );
}

/** Returns `@scope/name` or `name`, without the path after it. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
