import { readNumbers, writeNumber } from './numbers.ts';

/** Encodes sorted terms, one per line: the number of first letters shared with the previous term, and the rest. */
export function writeTerms(terms: readonly string[]): string {
  return terms
    .map((term, index) => {
      const shared = sharedLetters(terms[index - 1] ?? '', term);
      return writeNumber(shared) + term.slice(shared);
    })
    .join('\n');
}

/** Maximum number of shared letters, so that the number is encoded as one character. */
const MAX_SHARED_LETTERS = 31;

/** Decodes sorted terms. */
export function readTerms(text: string): string[] {
  if (text === '') return [];
  let last = '';
  return text.split('\n').map((line) => {
    const [shared = 0] = readNumbers(line.slice(0, 1));
    last = last.slice(0, shared) + line.slice(1);
    return last;
  });
}

function sharedLetters(before: string, term: string): number {
  let count = 0;
  const maximum = Math.min(before.length, MAX_SHARED_LETTERS);
  while (count < maximum && before[count] === term[count]) count += 1;
  // A file can only contain whole characters.
  return isInPair(term, count) ? count - 1 : count;
}

/** Returns whether a position is between the two code units of one character. */
export function isInPair(text: string, position: number): boolean {
  return position > 0 && (text.codePointAt(position - 1) ?? 0) > 0xff_ff;
}

/** Compares terms by code unit, so that the order is the same on every machine. */
export function compareTerms(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
