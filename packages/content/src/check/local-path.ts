import { withoutTrailingSlash } from '../navigation/paths.ts';

/**
 * Removes the language prefix of a path; `''` for the home page. `undefined` if the path has no language, or the site
 * only one.
 */
export function localPathOf(path: string, locales: readonly string[]): string | undefined {
  const locale =
    locales.length > 1 ? locales.find((one) => path === `/${one}` || path.startsWith(`/${one}/`)) : undefined;
  return locale === undefined ? undefined : path.slice(locale.length + 1);
}

/** Adds a language prefix to a path without one: the given language, or the default one. */
export function withLocale(path: string, locale: string | undefined, locales: readonly string[]): string {
  if (locales.length === 1 || localPathOf(path, locales) !== undefined) return path;
  return withoutTrailingSlash(`/${locale ?? locales[0]}${path}`);
}
