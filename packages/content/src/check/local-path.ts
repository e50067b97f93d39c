import { withoutTrailingSlash } from '../navigation/paths.ts';

/** A path without its language, `''` for the language's first page; nothing where it names none of several. */
export function localPathOf(path: string, locales: readonly string[]): string | undefined {
  const locale =
    locales.length > 1 ? locales.find((one) => path === `/${one}` || path.startsWith(`/${one}/`)) : undefined;
  return locale === undefined ? undefined : path.slice(locale.length + 1);
}

/** A path with a language, which is the given one where it names none; the default one comes first. */
export function withLocale(path: string, locale: string | undefined, locales: readonly string[]): string {
  if (locales.length === 1 || localPathOf(path, locales) !== undefined) return path;
  return withoutTrailingSlash(`/${locale ?? locales[0]}${path}`);
}
