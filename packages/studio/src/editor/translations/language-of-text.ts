import type { PagePreview } from '../preview/page-preview.ts';

/** A language with the HTML attributes for its texts. */
export interface TextLanguage {
  name: string;
  attributes: { lang: string; dir: 'ltr' | 'rtl' };
}

/** Finds a language of the site by its code. */
export function languageOfText(locales: PagePreview['locales'], code: string): TextLanguage {
  const { name, language = code, dir = 'ltr' } = locales.find((one) => one.code === code) ?? { name: code };
  return { name, attributes: { lang: language, dir } };
}
