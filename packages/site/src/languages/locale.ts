import { dropBase } from '../app/base.ts';
import type { Locale, Site } from '../app/site.ts';
import { LAST_LOCALE } from '../constants.ts';

export interface LocalePath {
  locale: Locale;
  /** The path without folder and language, always with a leading slash and none at its end. */
  path: string;
}

/**
 * Tells a path's language from the rest; `undefined` where several languages are enabled and it names none,
 * and for what lies outside of the site.
 */
export function splitLocale(fullPath: string, site: Site): LocalePath | undefined {
  const inside = dropBase(fullPath, site.base ?? '');
  if (inside === undefined) return undefined;
  const [first = '', ...others] = segmentsOf(inside);
  const [only] = site.locales;
  if (!isMultilingual(site)) return { locale: only, path: joinPath([first, ...others]) };
  const locale = site.locales.find(({ code }) => code === first);
  return locale && { locale, path: joinPath(others) };
}

/**
 * Like `splitLocale`, for addresses that others wrote: `/EN/docs` and `/pt-BR/docs` name a language too,
 * and where none is named the default is meant.
 */
export function guessLocale(fullPath: string, site: Site): LocalePath {
  const [first = '', ...others] = segmentsOf(dropBase(fullPath, site.base ?? '') ?? fullPath);
  const spelled = (name: (locale: Locale) => string): Locale | undefined =>
    site.locales.find((locale) => name(locale).toLowerCase() === first.toLowerCase());
  const named = spelled(({ code }) => code) ?? spelled(languageTag);
  if (!named || !isMultilingual(site)) return { locale: defaultLocale(site), path: joinPath([first, ...others]) };
  return { locale: named, path: joinPath(others) };
}

/** The path as visitors see it: below the folder of the site, and with its language where there are several. */
export function localisePath(path: string, locale: Locale, site: Site): string {
  const { base = '' } = site;
  return joinPath([base.slice(1), isMultilingual(site) ? locale.code : '', ...path.split('/')]);
}

/** Whether page paths carry a language. */
export function isMultilingual({ locales }: Pick<Site, 'locales'>): boolean {
  return locales.length > 1;
}

/** The language of a visitor who asks for none: the remembered one, else the default. */
export function chooseLocale(remembered: string | undefined, site: Site): Locale {
  return findLocale(remembered, site) ?? defaultLocale(site);
}

/** The configured default, else English, else the first there is. */
export function defaultLocale(site: Site): Locale {
  return findLocale(site.defaultLocale, site) ?? findLocale(LAST_LOCALE, site) ?? site.locales[0];
}

export function findLocale(code: string | undefined, { locales }: Site): Locale | undefined {
  return locales.find((locale) => locale.code === code);
}

/** The direction that a language of the site is written in, by its tag. */
export function textDirection(lang: string, { locales }: Site): 'ltr' | 'rtl' {
  return locales.find((locale) => languageTag(locale) === lang)?.dir ?? 'ltr';
}

export function languageTag({ code, language = code }: Locale): string {
  return language;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function joinPath(segments: readonly string[]): string {
  return `/${segments.filter((segment) => segment !== '').join('/')}`;
}
