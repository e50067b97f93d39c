import type { SearchSection } from '../search-sections.ts';
import { tokenise } from '../words/tokenise.ts';
import { MOST_WEIGHT } from './postings.ts';

/** What a word weighs by the place it stands in; together at most {@link MOST_WEIGHT}. */
const TITLE = 18;
const TRAIL = 4.5;
const TEXT = 8.5;

/** A heading says less than the title of a page, and a deep one less than a high one. */
const LEVELS = [1, 1, 0.85, 0.8, 0.75, 0.7, 0.7];
/** `query` in `queryCollection` counts, but less than `query` alone. */
const PART = 0.6;
/** How much of a title's weight a word keeps for every other word beside it. */
const COMPANY = 0.12;
/** How soon further occurrences stop to count, and how much long texts count less. */
const SATURATION = 0.9;
const LENGTH = 0.6;
/** The same for signs: any example has one, and the text that explains it has many, however long it is. */
export const SIGN_SATURATION = 4;
const SIGN = /^[^\p{L}\p{N}]+$/u;

/** The weight of a word in the titles of a section, and how often the text of the section contains it. */
interface CountedWord {
  fixed: number;
  count: number;
}

interface CountedSection {
  /** Words of the section's own title first. */
  words: ReadonlyMap<string, CountedWord>;
  /** Number of words in its title. */
  titled: number;
}

/** What a section is about, as far as it can be said without any other section. */
export function countSection({ id, title, titles, content, level }: SearchSection, locale: string): CountedSection {
  const words = new Map<string, CountedWord>();
  const wordOf = (term: string): CountedWord => {
    const word = words.get(term) ?? { fixed: 0, count: 0 };
    words.set(term, word);
    return word;
  };
  for (const [term, weight] of weighTitle(title, level, locale)) wordOf(term).fixed += weight;
  const titled = words.size;
  for (const term of trailOf(id, titles, locale)) wordOf(term).fixed += TRAIL;
  for (const { terms } of tokenise(content, locale)) for (const term of terms) wordOf(term).count += 1;
  return { words, titled };
}

/** How soon further occurrences of a word stop to count in a content. `averageLength` is how many characters sections have. */
export function slownessOf(length: number, averageLength: number): number {
  return SATURATION * (1 - LENGTH + (LENGTH * length) / Math.max(averageLength, 1));
}

export function isSign(term: string): boolean {
  return SIGN.test(term);
}

/** What a word weighs in a section: 1 to {@link MOST_WEIGHT}. */
export function weighWord(fixed: number, count: number, slowness: number): number {
  const weight = fixed + (count === 0 ? 0 : (TEXT * count) / (count + slowness));
  return Math.min(MOST_WEIGHT, Math.max(1, Math.round(weight)));
}

function weighTitle(title: string, level: number, locale: string): Map<string, number> {
  const tokens = tokenise(title, locale);
  const full = (TITLE * (LEVELS[level] ?? 1)) / (1 + COMPANY * (tokens.length - 1));
  const weights = new Map<string, number>();
  for (const { terms } of tokens) {
    for (const [place, term] of terms.entries()) {
      weights.set(term, Math.max(weights.get(term) ?? 0, place === 0 ? full : full * PART));
    }
  }
  return weights;
}

/** Words of what a section stands in: titles above it, and the folders of its address. */
function trailOf(id: string, titles: readonly string[], locale: string): Set<string> {
  const [path = ''] = id.split('#');
  const words = [...titles, ...path.split('/').slice(1)].flatMap((title) => tokenise(title, locale));
  return new Set(words.flatMap(({ terms }) => terms));
}
