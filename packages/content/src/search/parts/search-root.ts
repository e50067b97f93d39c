/** What a finder reads first: where everything else is. Numbers are written by `numbers.ts`, terms by `term-list.ts`. */
export interface SearchRoot {
  /** Of this form; a browser that knows another one has to be loaded anew. */
  form: typeof FORM;
  locale: string;
  /** Changes with everything that is in the index. */
  version: string;
  sections: number;
  /** How words lose their endings in this language. */
  steps: readonly string[];
  /** First terms of the parts with terms, as a list of terms; how many terms stand before each part; hashes of the parts. */
  terms: { firsts: string; starts: string; hashes: string };
  /** Terms that stand in titles, with their places among all: found with a typo in any letter, before anything is loaded. */
  titled: { terms: string; places: string };
  /** Places of the first terms of the parts with postings, and the hashes of these parts. */
  postings: { starts: string; hashes: string };
  /** First sections of the parts with texts, and the hashes of the parts that have the hashes of these. */
  texts: { starts: string; names: string };
  /** A server answers several parts in one request. Files alone do not. */
  isServed?: boolean;
  /** Hashes of the files that have all these parts together. */
  crates: string;
  /** First sections of the pages. */
  pages: string;
  /** Collections, with the first section of each. */
  groups: readonly (readonly [collection: string, start: number])[];
  /** Sections of the default language that this language has a translation of: first, behind the last, first, … */
  translated: string;
}

export const FORM = 2;

/** A section as a result shows it. Its path is that of a page of this language, without the site's folder. */
export interface SectionText {
  path: string;
  title: string;
  titles: string[];
  content: string;
}

/** The part that holds something, given what the parts begin with. */
export function partOf(starts: readonly number[], place: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? Infinity) <= place) low = middle;
    else high = middle;
  }
  return low;
}
