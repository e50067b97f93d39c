import type { Locale, Site } from '../app/site.ts';

export interface LocalePath {
  locale: Locale;
  /** The path without its language, always with a leading slash and none at its end. */
  path: string;
}

/** Tells a path's language from the rest; `undefined` where several languages are enabled and it names none. */
export function splitLocale(fullPath: string, site: Site): LocalePath | undefined {
  const [first = '', ...others] = fullPath.split('/').filter((segment) => segment !== '');
  const [only] = site.locales;
  if (site.locales.length === 1) return { locale: only, path: joinPath([first, ...others]) };
  const locale = site.locales.find(({ code }) => code === first);
  return locale && { locale, path: joinPath(others) };
}

/** The path as visitors see it: with its language where there are several. */
export function localisePath(path: string, locale: Locale, site: Site): string {
  const segments = path.split('/');
  return joinPath(site.locales.length === 1 ? segments : [locale.code, ...segments]);
}

/** The language of a visitor who asks for none: the remembered one, else the default. */
export function chooseLocale(remembered: string | undefined, site: Site): Locale {
  return site.locales.find(({ code }) => code === remembered) ?? site.locales[0];
}

export function languageTag({ code, language = code }: Locale): string {
  return language;
}

function joinPath(segments: readonly string[]): string {
  return `/${segments.filter((segment) => segment !== '').join('/')}`;
}
