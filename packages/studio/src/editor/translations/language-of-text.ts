import type { PagePreview } from '../preview/page-preview.ts';

/** A language with the attributes of its texts. */
export interface TextLanguage {
  name: string;
  attributes: { lang: string; dir: 'ltr' | 'rtl' };
}

export function languageOfText(locales: PagePreview['locales'], code: string): TextLanguage {
  const { name, language = code, dir = 'ltr' } = locales.find((one) => one.code === code) ?? { name: code };
  return { name, attributes: { lang: language, dir } };
}
