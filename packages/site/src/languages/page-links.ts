import { encodePath } from '../app/page-paths.ts';
import type { Locale, Site } from '../app/site.ts';
import { defaultLocale, findLocale, isMultilingual, languageTag, localisePath } from './locale.ts';

/** The languages in which a page has a text. */
export interface PageLanguages {
  /** Locale code of the shown text. Differs from the locale of the page if there is no translation. */
  text: string;
  /** Locale codes of all languages that have a text of their own. */
  all: readonly string[];
  /** Whether the text is a translation whose original has changed since. */
  isOutdated?: boolean;
}

/** The canonical and alternate URLs in the head of a page. */
interface PageLinks {
  canonical?: string;
  alternates?: { lang: string; href: string }[];
}

/**
 * Builds the canonical URL of a page and its alternates in every language that has it. A text shown in place of a
 * missing translation has its canonical URL in its own language and no alternates.
 */
export function pageLinks(site: Site, locale: Locale, localPath: string, languages: PageLanguages): PageLinks {
  const { url } = site;
  if (url === undefined) return {};
  const urlIn = (other: Locale): string => new URL(encodePath(localisePath(localPath, other, site)), url).href;
  const text = findLocale(languages.text, site) ?? locale;
  const canonical = urlIn(text);
  const translated = site.locales.filter(({ code }) => languages.all.includes(code));
  if (!isMultilingual(site) || text.code !== locale.code || translated.length < 2) return { canonical };
  const [first = locale] = translated;
  const fallback = translated.find(({ code }) => code === defaultLocale(site).code) ?? first;
  return {
    canonical,
    alternates: [
      ...translated.map((other) => ({ lang: languageTag(other), href: urlIn(other) })),
      { lang: 'x-default', href: urlIn(fallback) },
    ],
  };
}
