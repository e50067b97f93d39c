import type { SearchSection } from '../search-sections.ts';
import { writeNumber } from './numbers.ts';
import { countSection } from './weigh-section.ts';

/** The data of one page for an index. It depends only on the page, so that it can be cached. */
export interface IndexedPage {
  /** All distinct terms of the page, one per line. */
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
  /** Number of distinct words in the title of the section; they come first in `words`. */
  titled: number;
  /**
   * Three numbers per word: its position in the terms of the page, its weight in the titles multiplied by
   * {@link WEIGHT_FACTOR}, and its number of occurrences in the content. Stored as text to save memory, since all pages
   * of a site are in memory at once.
   */
  words: string;
}

/** Factor by which weights are multiplied to store them as integers. */
export const WEIGHT_FACTOR = 100;

/** Counts the words in the sections of a page. */
export function indexPage(sections: readonly SearchSection[], locale: string): IndexedPage {
  const positions = new Map<string, number>();
  const positionOf = (term: string): number => {
    const position = positions.get(term) ?? positions.size;
    positions.set(term, position);
    return position;
  };
  const indexed = sections.map((section): IndexedSection => {
    const { id, title, titles, content } = section;
    const { words, titled } = countSection(section, locale);
    return {
      id,
      text: JSON.stringify([id, title, titles, content]),
      length: content.length,
      titled,
      words: Array.from(words, ([term, { titleWeight, count }]) =>
        [positionOf(term), Math.round(titleWeight * WEIGHT_FACTOR), count].map(writeNumber).join(''),
      ).join(''),
    };
  });
  return { terms: [...positions.keys()].join('\n'), sections: indexed };
}
