/**
 * The root of an index, which is loaded first and refers to all parts. Numbers are encoded by `numbers.ts`, terms by
 * `term-list.ts`.
 */
export interface SearchRoot {
  /** Format of the index; a browser with code for another format has to reload the page. */
  form: typeof INDEX_FORMAT;
  /** Language of the index. */
  locale: string;
  /** Hash of the whole index. */
  version: string;
  /** Number of sections. */
  sections: number;
  /** Patterns that remove the endings of words in this language. */
  steps: readonly string[];
  /** Parts with terms only: the first term of each, and the hashes. */
  terms: { firsts: string; hashes: string };
  /** Terms of titles; they are matched with a typing error in any letter without loading parts. */
  titled: string;
  /** Parts with terms and their postings: a separator before each (see `separators.ts`), and the hashes. */
  postings: { firsts: string; hashes: string };
  /**
   * Parts with texts: the first section of each, and their hashes. If they are many, the hashes are in separate parts,
   * whose hashes are `names`.
   */
  texts: { starts: string; hashes: string; names: string };
  /** Whether a server can return several parts in one response; static files cannot. */
  isServed?: boolean;
  /** Hashes of the bundles that contain all parts. */
  bundles: string;
  /** First section of each page. */
  pages: string;
  /** Collections with their first sections. */
  groups: readonly (readonly [collection: string, start: number])[];
  /** Ranges of sections of the default language that are translated: first, after the last, first, … */
  translated: string;
}

/** Format of indexes; must be increased when it changes. */
export const INDEX_FORMAT = 6;

/** Data of a section for a search result. */
export interface SectionText {
  /** Path without the base path of the site, with `#` and the id of the heading if there is one. */
  path: string;
  /** Title of the page or heading. */
  title: string;
  /** Titles of the page and headings that contain the section, the outermost first. */
  titles: string[];
  /** Text of the section. */
  content: string;
}

/** Returns the part that contains a position, by the first positions of all parts. */
export function partOf(starts: readonly number[], position: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? Infinity) <= position) low = middle;
    else high = middle;
  }
  return low;
}
