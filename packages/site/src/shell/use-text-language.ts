import { usePage } from '../runtime/app-context.ts';

/**
 * Returns `lang` and `dir` for elements that contain an author's text: without a translation, it is in another language
 * than the page. The body of a page already has them.
 */
export function useTextLanguage(): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { fallback } = usePage().payload;
  return fallback ? { lang: fallback.lang, dir: fallback.dir } : {};
}
