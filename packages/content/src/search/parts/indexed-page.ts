import type { SearchSection } from '../search-sections.ts';
import { writeNumber } from './numbers.ts';
import { countSection } from './weigh-section.ts';

/** What an index needs of one page. It depends on nothing but the page, so that it is made once for each of its texts. */
export interface IndexedPage {
  /** Every term of the page, once, a line each. */
  terms: string;
  sections: readonly IndexedSection[];
}

export interface IndexedSection {
  /** Path of the page, with `#` and a heading where there is one. */
  id: string;
  /** What a result shows, as JSON. */
  text: string;
  /** Characters of its content. */
  length: number;
  /** Number of its words that are in its own title; they come first. */
  titled: number;
  /**
   * Three numbers a word: its place among the terms of the page, hundred times what it weighs without the content, how
   * often it is in the content. As text, since all pages of a site are in memory at once.
   */
  words: string;
}

/** Parts of one that weights are written in. */
export const FIXED_UNIT = 100;

/** Counts the words of a page, or of several. */
export function indexPage(sections: readonly SearchSection[], locale: string): IndexedPage {
  const places = new Map<string, number>();
  const placeOf = (term: string): number => {
    const place = places.get(term) ?? places.size;
    places.set(term, place);
    return place;
  };
  const indexed = sections.map((section): IndexedSection => {
    const { id, title, titles, content } = section;
    const { words, titled } = countSection(section, locale);
    return {
      id,
      text: JSON.stringify([id, title, titles, content]),
      length: content.length,
      titled,
      words: Array.from(words, ([term, { fixed, count }]) =>
        [placeOf(term), Math.round(fixed * FIXED_UNIT), count].map(writeNumber).join(''),
      ).join(''),
    };
  });
  return { terms: [...places.keys()].join('\n'), sections: indexed };
}
