import type { SearchSection } from '../search-sections.ts';
import { writeNumber } from './numbers.ts';
import { countSection } from './weigh-section.ts';

/** The data of one page for an index. It depends only on the page, so that it can be cached. */
export interface IndexedPage {
  /** All different terms of the page, one per line. */
  terms: string;
  /** Sections of the page. */
  sections: readonly IndexedSection[];
}

/** The data of one section for an index. */
export interface IndexedSection {
  /** Path of the page, with `#` and the id of the heading if there is one. */
  id: string;
  /** Data for a search result, as JSON. */
  text: string;
  /** Length of the content in characters. */
  length: number;
  /** Number of words that are in the title of the section; they come first. */
  titled: number;
  /**
   * Three numbers per word: its position in the terms of the page, its weight without the content times
   * {@link FIXED_UNIT}, and its number of occurrences in the content. Stored as text to save memory, since all pages of
   * a site are in memory at once.
   */
  words: string;
}

/** Factor by which weights are multiplied to store them as integers. */
export const FIXED_UNIT = 100;

/** Counts the words in the sections of one or several pages. */
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
