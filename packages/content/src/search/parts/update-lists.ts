import type { IndexedPage } from './indexed-page.ts';
import { addPage, averageLengthOf, isCommon, titleCodes } from './merge-pages.ts';
import type { MergedTerm, TermLists } from './merge-pages.ts';
import { codeOf, readPostings, writeCodes } from './postings.ts';
import { compareTerms } from './term-list.ts';

/** A page that changed since an index was built, with as many sections as before. */
export interface ChangedPage {
  /** Number of its first section. */
  first: number;
  /** The page in the last index. */
  before: IndexedPage;
  /** The page now. */
  after: IndexedPage;
}

const NO_POSTINGS: MergedTerm = { codes: [], titled: [], isPunctuation: false };

/**
 * Returns the lists that `mergePages` would return for all `pages`, from those of the last index and the pages that
 * changed. Returns `undefined` if more than the postings of these pages' terms change.
 */
export function updateLists(
  last: TermLists,
  pages: readonly IndexedPage[],
  changes: readonly ChangedPage[],
): TermLists | undefined {
  const { sections, averageLength } = last;
  if (averageLengthOf(pages) !== averageLength) return undefined;
  const before = new Map<string, MergedTerm>();
  const after = new Map<string, MergedTerm>();
  for (const change of changes) {
    addPage(before, { page: change.before, first: change.first }, averageLength);
    addPage(after, { page: change.after, first: change.first }, averageLength);
  }
  const terms = [...last.terms];
  const postings = [...last.postings];
  const titled = [...last.titled];
  for (const term of new Set([...before.keys(), ...after.keys()])) {
    const removed = before.get(term) ?? NO_POSTINGS;
    const added = after.get(term) ?? NO_POSTINGS;
    if (isEqual(removed.codes, added.codes) && isEqual(removed.titled, added.titled)) continue;
    const index = indexOfTerm(terms, term);
    const isKnown = terms[index] === term;
    const encoded = replacePostings(isKnown ? (postings[index] ?? '') : '', removed, added, sections);
    if (encoded === undefined) return undefined;
    const count = (isKnown ? (titled[index] ?? 0) : 0) - removed.titled.length + added.titled.length;
    const isLeft = encoded !== '';
    terms.splice(index, isKnown ? 1 : 0, ...(isLeft ? [term] : []));
    postings.splice(index, isKnown ? 1 : 0, ...(isLeft ? [encoded] : []));
    titled.splice(index, isKnown ? 1 : 0, ...(isLeft ? [count] : []));
  }
  return { terms, postings, titled, sections, averageLength };
}

/** Replaces postings of a term. Returns `undefined` if the term becomes very common or stops being very common. */
function replacePostings(
  encoded: string,
  removed: MergedTerm,
  added: MergedTerm,
  sections: number,
): string | undefined {
  const { postings, cutFrom } = readPostings(encoded);
  const isCut = cutFrom !== undefined;
  const count = (cutFrom ?? postings.length) - removed.codes.length + added.codes.length;
  if (isCommon(count, sections) !== isCut) return undefined;
  const removedCodes = new Set(removed.codes);
  const remaining = postings
    .map(({ section, weight }) => codeOf(section, weight))
    .filter((code) => !removedCodes.has(code));
  // A different number means that the list was not made from the previous version of the page.
  if (remaining.length !== postings.length - (isCut ? removed.titled : removed.codes).length) return undefined;
  const codes = [...remaining, ...(isCut ? titleCodes(added) : added.codes)].sort((a, b) => a - b);
  return writeCodes(codes, isCut ? count : undefined);
}

function isEqual(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

/** Returns the index of a term in sorted terms, or the index at which it belongs. */
function indexOfTerm(terms: readonly string[], term: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareTerms(terms[middle] ?? '', term) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
