import { readNumbers, writeNumber } from './numbers.ts';

/** Sorted terms, one a line: how many letters it shares with the one before, and the rest of it. */
export function writeTerms(terms: readonly string[]): string {
  return terms
    .map((term, place) => {
      const shared = sharedLetters(terms[place - 1] ?? '', term);
      return writeNumber(Math.min(shared, MOST_SHARED)) + term.slice(Math.min(shared, MOST_SHARED));
    })
    .join('\n');
}

/** One character tells them. */
const MOST_SHARED = 31;

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
  while (count < before.length && before[count] === term[count]) count += 1;
  return count;
}

/** The order of terms, the same on every machine. */
export function compareTerms(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
