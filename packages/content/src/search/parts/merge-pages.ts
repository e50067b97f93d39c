import { WEIGHT_FACTOR } from './indexed-page.ts';
import type { IndexedPage } from './indexed-page.ts';
import { readNumbers } from './numbers.ts';
import { codeOf, sectionOf, writeCodes } from './postings.ts';
import { compareTerms } from './term-list.ts';
import { PUNCTUATION_SATURATION, isPunctuation, saturationOf, weighWord } from './weigh-section.ts';

/** Called between steps of the work, to let a thread do other work. */
export type Pause = () => Promise<void>;

/** The terms of an index with their postings. */
export interface TermLists {
  /** All terms, sorted. */
  terms: readonly string[];
  /** Encoded postings of each term. */
  postings: readonly string[];
  /** For each term, the number of sections with the term in their title. */
  titled: readonly number[];
  /** Number of sections. */
  sections: number;
  /** Rounded average length of sections, on which all weights depend. */
  averageLength: number;
}

/** Postings of one term, before they are encoded. */
export interface MergedTerm {
  /** Encoded postings, in the order of sections. */
  codes: number[];
  /** Sections with the term in their title. */
  titled: number[];
  /** Whether the term consists of punctuation, whose weight does not decrease in long texts. */
  isPunctuation: boolean;
}

/** A page, and the number of its first section in the index. */
export interface NumberedPage {
  /** Indexed page. */
  page: IndexedPage;
  /** Number of its first section. */
  first: number;
}

/** A word in more than this share of all sections is very common: only sections with it in the title are listed. */
const COMMON_SHARE = 0.3;
/** Minimum number of sections for a word to be very common. */
const MIN_SECTIONS = 50;

/** Merges the terms of all pages, and calculates their weights in each section. */
export async function mergePages(pages: readonly IndexedPage[], pause: Pause): Promise<TermLists> {
  const averageLength = averageLengthOf(pages);
  const merged = new Map<string, MergedTerm>();
  let sections = 0;
  for (const page of pages) {
    addPage(merged, { page, first: sections }, averageLength);
    sections += page.sections.length;
    await pause();
  }
  const entries = [...merged].sort(([a], [b]) => compareTerms(a, b));
  await pause();
  const postings: string[] = [];
  for (const [, term] of entries) {
    postings.push(encodePostings(term, sections));
    if (postings.length % 200 === 0) await pause();
  }
  return {
    terms: entries.map(([term]) => term),
    postings,
    titled: entries.map(([, { titled }]) => titled.length),
    sections,
    averageLength,
  };
}

/** Adds the terms of a page to those of other pages. Pages are added in their order. */
export function addPage(
  merged: Map<string, MergedTerm>,
  { page: { terms, sections }, first }: NumberedPage,
  averageLength: number,
): void {
  if (terms === '') return;
  const pageTerms = terms.split('\n').map((term): MergedTerm => {
    const existing = merged.get(term);
    if (existing) return existing;
    const created = { codes: [], titled: [], isPunctuation: isPunctuation(term) };
    merged.set(term, created);
    return created;
  });
  for (const [index, { words: encoded, length, titled }] of sections.entries()) {
    const section = first + index;
    const words = readNumbers(encoded);
    const saturation = saturationOf(length, averageLength);
    for (let start = 0; start < words.length; start += 3) {
      const term = pageTerms[words[start] ?? 0];
      if (!term) continue;
      const used = term.isPunctuation ? PUNCTUATION_SATURATION : saturation;
      term.codes.push(codeOf(section, weighWord((words[start + 1] ?? 0) / WEIGHT_FACTOR, words[start + 2] ?? 0, used)));
      if (start < titled * 3) term.titled.push(section);
    }
  }
}

/** Whether a term in `count` sections is very common. */
export function isCommon(count: number, sections: number): boolean {
  return sections >= MIN_SECTIONS && count > sections * COMMON_SHARE;
}

/** Encodes the postings of a term. If it is very common, only those of sections with the term in their title. */
function encodePostings(term: MergedTerm, sections: number): string {
  const count = term.codes.length;
  return isCommon(count, sections) ? writeCodes(titleCodes(term), count) : writeCodes(term.codes);
}

/** Returns the encoded postings of sections with the term in their title. */
export function titleCodes({ codes, titled }: MergedTerm): number[] {
  const inTitles = new Set(titled);
  return codes.filter((code) => inTitles.has(sectionOf(code)));
}

/** Number of steps per doubling to which the average length is rounded. */
const STEPS = 8;

/**
 * Returns the average length of sections in characters. It is rounded, for example to one of eight steps between 100
 * and 200: otherwise every edit would slightly change the weights of all sections, and so all parts of the index.
 */
export function averageLengthOf(pages: readonly IndexedPage[]): number {
  let count = 0;
  let sum = 0;
  for (const { sections } of pages) {
    for (const { length } of sections) sum += length;
    count += sections.length;
  }
  return sum === 0 ? 1 : 2 ** (Math.round(Math.log2(sum / count) * STEPS) / STEPS);
}
