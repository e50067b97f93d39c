import { compareTerms, isInPair } from './term-list.ts';

/**
 * Returns for each part the shortest text that is greater than the last term of the part before, and not greater than
 * its own first term. `starts` are the indexes of the first terms; the first separator is empty.
 */
export function separatorsOf(terms: readonly string[], starts: readonly number[]): string[] {
  return starts.map((start, part) => (part === 0 ? '' : shortestBetween(terms[start - 1] ?? '', terms[start] ?? '')));
}

/** Returns the shortest beginning of `term` that is greater than `before`. */
function shortestBetween(before: string, term: string): string {
  let length = 1;
  while (length < term.length && (compareTerms(term.slice(0, length), before) <= 0 || isInPair(term, length)))
    length += 1;
  return term.slice(0, length);
}

/** Returns the part that contains a term, if any does. */
export function partOfTerm(separators: readonly string[], term: string): number {
  let low = 0;
  let high = separators.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (compareTerms(separators[middle] ?? '', term) <= 0) low = middle;
    else high = middle;
  }
  return low;
}

/** Returns the parts that may contain terms with a prefix, from the first to the one after the last. */
export function partsWithPrefix(separators: readonly string[], prefix: string): { first: number; end: number } {
  const first = partOfTerm(separators, prefix);
  let end = Math.min(first + 1, separators.length);
  while (separators[end]?.startsWith(prefix) === true) end += 1;
  return { first, end };
}
