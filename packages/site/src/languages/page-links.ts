import { encodePath } from '../app/page-paths.ts';
import type { Locale, Site } from '../app/site.ts';
import { defaultLocale, findLocale, isMultilingual, languageTag, localisePath } from './locale.ts';

/** In which languages a page has a text. */
export interface PageLanguages {
  /** Code of the language the shown text is in: another than the reader's where there is no translation. */
  text: string;
  /** Codes of all languages that have a text of their own. */
  all: readonly string[];
  /** The text is a translation, and its original is no longer what was translated. */
  isOutdated?: boolean;
}

/** The addresses that a page's head names. */
interface PageLinks {
  canonical?: string;
  alternates?: { lang: string; href: string }[];
}

/**
 * The page's one address, and its address in every language that has it. A text that stands in for a missing
 * translation belongs to its own language: it is no version of its own, so it names no others.
 */
export function pageLinks(site: Site, locale: Locale, localPath: string, languages: PageLanguages): PageLinks {
  const { url } = site;
  if (url === undefined) return {};
  const addressIn = (other: Locale): string => new URL(encodePath(localisePath(localPath, other, site)), url).href;
  const text = findLocale(languages.text, site) ?? locale;
  const canonical = addressIn(text);
  const translated = site.locales.filter(({ code }) => languages.all.includes(code));
  if (!isMultilingual(site) || text.code !== locale.code || translated.length < 2) return { canonical };
  const [first = locale] = translated;
  const rest = translated.find(({ code }) => code === defaultLocale(site).code) ?? first;
  return {
    canonical,
    alternates: [
      ...translated.map((other) => ({ lang: languageTag(other), href: addressIn(other) })),
      { lang: 'x-default', href: addressIn(rest) },
    ],
  };
}
