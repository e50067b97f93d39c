import { fillPlaces } from '@recto/ui/boot';
import { site as facts } from 'virtual:recto/palette';
import { words as loaders } from 'virtual:recto/words';
import type { Words } from '../app/app.ts';
import { BASE } from '../app/base-path.ts';
import { mergeWords } from '../app/merge-words.ts';
import type { Locale, Site } from '../app/site.ts';
import { defaultLocale, languageTag, splitLocale } from '../languages/locale.ts';
import type { Word } from './items.ts';
import { readShownPage } from './shown-page.ts';
import type { ShownPage } from './shown-page.ts';

/** The site, as the palette uses it. */
export const site: Site = { ...facts, base: BASE };

/** Data of the site and of the page on which the palette was opened. */
export interface PaletteContext {
  site: Site;
  page: ShownPage;
  locale: Locale;
  /** Path of the page without its locale. */
  path: string;
  words: Words;
  word: Word;
}

/** Loads the interface texts, and reads everything else from the page. */
export async function readContext(): Promise<PaletteContext> {
  const page = readShownPage();
  const words = await mergeWords(loaders[page.locale] ?? [])();
  const { locale, path } = splitLocale(page.path, site) ?? { locale: defaultLocale(site), path: '/' };
  const lang = languageTag(locale);
  return {
    site,
    page,
    locale,
    path,
    words,
    word: (key, values = {}) => fillPlaces(words[key] ?? key, values, lang),
  };
}
