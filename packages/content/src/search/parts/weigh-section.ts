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
const SIGN_SATURATION = 4;
const SIGN = /^[^\p{L}\p{N}]+$/u;

/** A section's words with what it weighs under each of them, and those of them that stand in its own title. */
interface WeighedSection {
  weights: Map<string, number>;
  titled: Set<string>;
}

/** What a section is about. `averageLength` is how many characters such sections have. */
export function weighSection(section: SearchSection, averageLength: number, locale: string): WeighedSection {
  const { id, title, titles, content, level } = section;
  const weights = weighTitle(title, level, locale);
  const titled = new Set(weights.keys());
  for (const term of trailOf(id, titles, locale)) weights.set(term, (weights.get(term) ?? 0) + TRAIL);
  const slowness = SATURATION * (1 - LENGTH + (LENGTH * content.length) / Math.max(averageLength, 1));
  for (const [term, count] of countTerms(content, locale)) {
    const slow = SIGN.test(term) ? SIGN_SATURATION : slowness;
    weights.set(term, (weights.get(term) ?? 0) + (TEXT * count) / (count + slow));
  }
  for (const [term, weight] of weights) {
    weights.set(term, Math.min(MOST_WEIGHT, Math.max(1, Math.round(weight))));
  }
  return { weights, titled };
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

function countTerms(text: string, locale: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { terms } of tokenise(text, locale)) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}
