import { usePage } from '../runtime/app-context.ts';

/**
 * Attributes for the elements that hold an author's words: where the page has no translation,
 * they are in another language than the page. The body of a page has them already.
 */
export function useTextLanguage(): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { fallback } = usePage().payload;
  return fallback ? { lang: fallback.lang, dir: fallback.dir } : {};
}
