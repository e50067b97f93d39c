import type { SearchSection } from '../search-sections.ts';
import { tokenise } from '../words/tokenise.ts';
import { MAX_WEIGHT } from './postings.ts';

/** Maximum weight of a word in the title, in parent titles and in the text; together at most {@link MAX_WEIGHT}. */
const TITLE = 18;
const TRAIL = 4.5;
const TEXT = 8.5;

/** Factor by heading level: a heading counts less than the title of a page, and a deep one less than a high one. */
const LEVELS = [1, 1, 0.85, 0.8, 0.75, 0.7, 0.7];
/** Factor for a part of a name: `query` in `queryCollection` counts less than `query` alone. */
const PART = 0.6;
/** How much each further word of a title reduces the weight of its words. */
const TITLE_LENGTH_PENALTY = 0.12;
/** Saturation by further occurrences (k1 of BM25), and influence of the length of the text (b of BM25). */
const SATURATION = 0.9;
const LENGTH = 0.6;
/** Saturation of punctuation: any example contains some, but the text that explains it contains much, at any length. */
export const PUNCTUATION_SATURATION = 4;
const PUNCTUATION = /^[^\p{L}\p{N}]+$/u;

/** The weight of a word in the titles of a section, and how often the text of the section contains it. */
interface CountedWord {
  titleWeight: number;
  count: number;
}

interface CountedSection {
  /** Words of the section, those of its title first. */
  words: ReadonlyMap<string, CountedWord>;
  /** Number of words in its title. */
  titled: number;
}

/** Counts the words of a section and weighs those in its titles, as far as this does not depend on other sections. */
export function countSection({ id, title, titles, content, level }: SearchSection, locale: string): CountedSection {
  const words = new Map<string, CountedWord>();
  const wordOf = (term: string): CountedWord => {
    const word = words.get(term) ?? { titleWeight: 0, count: 0 };
    words.set(term, word);
    return word;
  };
  for (const [term, weight] of weighTitle(title, level, locale)) wordOf(term).titleWeight += weight;
  const titled = words.size;
  for (const term of parentWords(id, titles, locale)) wordOf(term).titleWeight += TRAIL;
  for (const { terms } of tokenise(content, locale)) for (const term of terms) wordOf(term).count += 1;
  return { words, titled };
}

/** Returns the saturation of words in a content of `length` characters; `averageLength` is that of all sections. */
export function saturationOf(length: number, averageLength: number): number {
  return SATURATION * (1 - LENGTH + (LENGTH * length) / Math.max(averageLength, 1));
}

/** Returns whether a term consists of punctuation. */
export function isPunctuation(term: string): boolean {
  return PUNCTUATION.test(term);
}

/** Returns the weight of a word in a section, from 1 to {@link MAX_WEIGHT}. */
export function weighWord(titleWeight: number, count: number, saturation: number): number {
  const weight = titleWeight + (count === 0 ? 0 : (TEXT * count) / (count + saturation));
  return Math.min(MAX_WEIGHT, Math.max(1, Math.round(weight)));
}

function weighTitle(title: string, level: number, locale: string): Map<string, number> {
  const tokens = tokenise(title, locale);
  const full = (TITLE * (LEVELS[level] ?? 1)) / (1 + TITLE_LENGTH_PENALTY * (tokens.length - 1));
  const weights = new Map<string, number>();
  for (const { terms } of tokens) {
    for (const [index, term] of terms.entries()) {
      weights.set(term, Math.max(weights.get(term) ?? 0, index === 0 ? full : full * PART));
    }
  }
  return weights;
}

/** Returns the words of the parent titles and of the path of a section. */
function parentWords(id: string, titles: readonly string[], locale: string): Set<string> {
  const [path = ''] = id.split('#');
  const words = [...titles, ...path.split('/').slice(1)].flatMap((title) => tokenise(title, locale));
  return new Set(words.flatMap(({ terms }) => terms));
}
