import { onceByKey } from '../../once/once.ts';
import { hashAt, partName } from '../parts/part-names.ts';
import { readPostingsPart } from '../parts/postings-part.ts';
import { readPostings } from '../parts/postings.ts';
import type { TermPostings } from '../parts/postings.ts';
import type { SearchRoot } from '../parts/search-root.ts';
import { partOfTerm, partsWithPrefix } from '../parts/separators.ts';
import { compareTerms, readTerms } from '../parts/term-list.ts';

/** Loads a part of the index by its name. */
export type ReadPart = (name: string) => Promise<string>;

/** Called before a search loads parts that were not loaded yet. It may wait, or throw to end the search. */
export type BeforeReading = () => Promise<void>;

/** Reads the terms of an index and their postings, for one search. */
export interface TermReader {
  /** Returns the terms with a prefix, sorted. */
  withPrefix: (prefix: string) => Promise<readonly string[]>;
  /** Returns all terms with the same first letter as a word, sorted. */
  withLetterOf: (word: string) => Promise<readonly string[]>;
  /** Returns the postings of terms. */
  postingsOf: (terms: readonly string[]) => Promise<TermPostings[]>;
  /** Returns the number of the part that contains the postings of a term. */
  partOf: (term: string) => number;
}

/**
 * Maximum number of parts with postings that are loaded to find the terms with a prefix. Most of these terms match, so
 * that the parts are needed anyway. If they are more, the terms are read from the parts with terms only.
 */
const MAX_PARTS_WITH_PREFIX = 4;

/** Opens the terms of an index. Each part is loaded once. */
export function openTerms(root: SearchRoot, read: ReadPart): (beforeReading: BeforeReading) => TermReader {
  const letters = readTerms(root.terms.firsts);
  const separators = readTerms(root.postings.firsts);
  const readTermPart = onceByKey(async (part: number) =>
    readTerms(await read(partName('terms', hashAt(root.terms.hashes, part)))),
  );
  const readPostingPart = onceByKey(async (part: number) =>
    readPostingsPart(await read(partName('places', hashAt(root.postings.hashes, part)))),
  );
  const decoded = new Map<string, TermPostings>();
  const requestedTerms = new Set<number>();
  const requestedPostings = new Set<number>();
  const partOf = (term: string): number => partOfTerm(separators, term);

  return (beforeReading) => {
    const announce = async (requested: Set<number>, parts: readonly number[]): Promise<void> => {
      if (parts.some((part) => !requested.has(part))) await beforeReading();
      for (const part of parts) requested.add(part);
    };
    const readPostingParts = async (parts: readonly number[]): Promise<Map<string, string>[]> => {
      await announce(requestedPostings, parts);
      return await Promise.all(parts.map(readPostingPart));
    };
    const withLetterOf = async (word: string): Promise<readonly string[]> => {
      const letter = word[0] ?? '';
      const after = letters.findIndex((first) => compareTerms(first[0] ?? '', letter) > 0);
      const part = (after === -1 ? letters.length : after) - 1;
      if (part < 0) return [];
      await announce(requestedTerms, [part]);
      // A letter is in one part only, because parts are split between letters.
      return (await readTermPart(part)).filter((term) => term.startsWith(letter));
    };
    return {
      partOf,
      withLetterOf,
      async withPrefix(prefix) {
        const { first, end } = partsWithPrefix(separators, prefix);
        const parts = Array.from({ length: end - first }, (_, index) => first + index);
        const terms =
          parts.length <= MAX_PARTS_WITH_PREFIX
            ? (await readPostingParts(parts)).flatMap((part) => [...part.keys()])
            : await withLetterOf(prefix);
        return terms.filter((term) => term.startsWith(prefix));
      },
      async postingsOf(terms) {
        const parts = new Map(terms.map((term) => [term, partOf(term)]));
        await readPostingParts([...new Set(parts.values())]);
        return await Promise.all(
          terms.map(async (term) => {
            const known = decoded.get(term) ?? readPostings((await readPostingPart(partOf(term))).get(term) ?? '');
            decoded.set(term, known);
            return known;
          }),
        );
      },
    };
  };
}
