import { isBuiltin } from 'node:module';

/** Where code, and a style sheet too, names a package. */
const IMPORT = /(?:\bfrom|\bimport|@plugin|@config|@reference)\s*\(?\s*["']([@a-z][^"']*)["']/gu;

/** Code that is written by code. */
const TEMPLATE = /`(?:\\.|\$\{[^}]*\}|[^`\\])*`/gu;

/** What these texts import from packages that are not among the declared ones. `@types/name` declares the types of `name`. */
export function listUndeclared(texts: readonly string[], declared: readonly string[]): string[] {
  const code = texts.map((text) => text.replaceAll(TEMPLATE, ''));
  const imported = code.flatMap((text) => [...text.matchAll(IMPORT)].map(([, specifier = '']) => specifier));
  const isDeclared = (name: string): boolean => declared.includes(name) || declared.includes(`@types/${name}`);
  return [...new Set(imported)].filter(
    (specifier) => !isBuiltin(specifier) && !specifier.startsWith('virtual:') && !isDeclared(packageOf(specifier)),
  );
}

/** `@scope/name` or `name`, without the path behind it. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
