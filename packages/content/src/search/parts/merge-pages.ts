import type { Pause } from './build-search-parts.ts';
import { WEIGHT_FACTOR } from './indexed-page.ts';
import type { IndexedPage } from './indexed-page.ts';
import { readNumbers } from './numbers.ts';
import { codeOf } from './postings.ts';
import { PUNCTUATION_SATURATION, isPunctuation, saturationOf, weighWord } from './weigh-section.ts';

/** The data of one term in an index. */
export interface MergedTerm {
  /** Encoded postings, in the order of sections. */
  codes: number[];
  /** Sections with the term in their title. */
  titled: number[];
  /** Whether the term consists of punctuation, whose weight does not decrease in long texts. */
  isPunctuation?: boolean;
}

/** Merges the terms of all pages and calculates their weights in each section. */
export async function mergePages(pages: readonly IndexedPage[], pause: Pause): Promise<Map<string, MergedTerm>> {
  const average = averageLength(pages);
  const merged = new Map<string, MergedTerm>();
  const find = (term: string): MergedTerm => {
    const known = merged.get(term);
    if (known) return known;
    const made: MergedTerm = { codes: [], titled: [], isPunctuation: isPunctuation(term) };
    merged.set(term, made);
    return made;
  };
  let section = 0;
  for (const { terms, sections } of pages) {
    if (terms === '') {
      section += sections.length;
      continue;
    }
    const own = terms.split('\n').map(find);
    for (const { words: written, length, titled } of sections) {
      const words = readNumbers(written);
      const textSaturation = saturationOf(length, average);
      for (let index = 0; index < words.length; index += 3) {
        const term = own[words[index] ?? 0];
        if (!term) continue;
        const saturation = term.isPunctuation === true ? PUNCTUATION_SATURATION : textSaturation;
        const titleWeight = (words[index + 1] ?? 0) / WEIGHT_FACTOR;
        term.codes.push(codeOf(section, weighWord(titleWeight, words[index + 2] ?? 0, saturation)));
        if (index < titled * 3) term.titled.push(section);
      }
      section += 1;
    }
    await pause();
  }
  return merged;
}

/** Number of steps per doubling to which the average length is rounded. */
const STEPS = 8;

/**
 * Returns the average length of sections in characters. It is rounded, for example to one of eight steps between 100
 * and 200: otherwise every edit would slightly change the weights of all sections, and so all parts of the index.
 */
function averageLength(pages: readonly IndexedPage[]): number {
  let count = 0;
  let sum = 0;
  for (const { sections } of pages) {
    for (const { length } of sections) sum += length;
    count += sections.length;
  }
  return sum === 0 ? 1 : 2 ** (Math.round(Math.log2(sum / count) * STEPS) / STEPS);
}
