import { dropBase } from '../app/base.ts';
import type { Locale, Site } from '../app/site.ts';
import { FALLBACK_LOCALE } from '../constants.ts';

/** A path split into its locale and the rest. */
export interface LocalePath {
  /** Locale of the path. */
  locale: Locale;
  /** The path without base path and locale, with a leading slash and no trailing slash. */
  path: string;
}

/**
 * Splits a path into its locale and the rest. Returns `undefined` for paths outside of the site, and for paths without
 * a locale on a site with several languages.
 */
export function splitLocale(fullPath: string, site: Site): LocalePath | undefined {
  const sitePath = dropBase(fullPath, site.base ?? '');
  if (sitePath === undefined) return undefined;
  const [first = '', ...others] = segmentsOf(sitePath);
  const [only] = site.locales;
  if (!isMultilingual(site)) return { locale: only, path: joinPath([first, ...others]) };
  const locale = site.locales.find(({ code }) => code === first);
  return locale && { locale, path: joinPath(others) };
}

/**
 * Splits a path like `splitLocale`, but accepts other spellings of a locale, such as `/EN/docs` and `/pt-BR/docs`, and
 * returns the default locale for a path without one.
 */
export function guessLocale(fullPath: string, site: Site): LocalePath {
  const [first = '', ...others] = segmentsOf(dropBase(fullPath, site.base ?? '') ?? fullPath);
  const findBy = (name: (locale: Locale) => string): Locale | undefined =>
    site.locales.find((locale) => name(locale).toLowerCase() === first.toLowerCase());
  const found = findBy(({ code }) => code) ?? findBy(languageTag);
  if (!found || !isMultilingual(site)) return { locale: defaultLocale(site), path: joinPath([first, ...others]) };
  return { locale: found, path: joinPath(others) };
}

/** Builds the public path: with the base path of the site, and with the locale if the site has several. */
export function localisePath(path: string, locale: Locale, site: Site): string {
  const { base = '' } = site;
  return joinPath([base.slice(1), isMultilingual(site) ? locale.code : '', ...path.split('/')]);
}

/** Whether page paths contain a locale. */
export function isMultilingual({ locales }: Pick<Site, 'locales'>): boolean {
  return locales.length > 1;
}

/** Returns the locale for a path without one: the remembered locale, else the default. */
export function chooseLocale(cookie: string | undefined, site: Site): Locale {
  return findLocale(cookie, site) ?? defaultLocale(site);
}

/** Returns the configured default locale, else English, else the first locale. */
export function defaultLocale(site: Site): Locale {
  return findLocale(site.defaultLocale, site) ?? findLocale(FALLBACK_LOCALE, site) ?? site.locales[0];
}

/** Returns the locale with a code. */
export function findLocale(code: string | undefined, { locales }: Site): Locale | undefined {
  return locales.find((locale) => locale.code === code);
}

/** Returns the text direction of a language by its tag; `ltr` for languages that the site does not have. */
export function textDirection(lang: string, { locales }: Site): 'ltr' | 'rtl' {
  return locales.find((locale) => languageTag(locale) === lang)?.dir ?? 'ltr';
}

/** Returns the BCP 47 language tag of a locale, such as `pt-BR`. */
export function languageTag({ code, language = code }: Locale): string {
  return language;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function joinPath(segments: readonly string[]): string {
  return `/${segments.filter((segment) => segment !== '').join('/')}`;
}
