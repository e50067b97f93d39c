/** Checks that encoded values are decoded to the same values. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumbers, readAscending, writeNumber, writeAscending } from './numbers.ts';
import { MAX_WEIGHT, readPostings, writePostings } from './postings.ts';
import { readPostingsPart, writePostingsPart } from './postings-part.ts';
import { partOf } from './search-root.ts';
import { partOfTerm, partsWithPrefix, separatorsOf } from './separators.ts';
import { compareTerms, readTerms, writeTerms } from './term-list.ts';

const naturals = fc.nat({ max: 2 ** 31 });

test('decodes encoded numbers', () => {
  fc.assert(
    fc.property(fc.array(naturals), (numbers) => {
      expect(readNumbers(numbers.map(writeNumber).join(''))).toEqual(numbers);
    }),
  );
});

test('decodes encoded ascending numbers', () => {
  fc.assert(
    fc.property(fc.array(naturals), (numbers) => {
      const rising = numbers.toSorted((a, b) => a - b);
      expect(readAscending(writeAscending(rising))).toEqual(rising);
    }),
  );
});

/** The last two characters consist of two code units, the first of which is the same. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '文', ':', '𠮷', '𠮟'), minLength: 1, maxLength: 40 });
const sortedTerms = fc.uniqueArray(word).map((words) => words.toSorted(compareTerms));

/** Writes a text to a file and reads it again. */
function throughFile(text: string): string {
  return Buffer.from(text).toString('utf8');
}

test('decodes encoded sorted terms', () => {
  fc.assert(
    fc.property(sortedTerms, (terms) => {
      expect(readTerms(throughFile(writeTerms(terms)))).toEqual(terms);
    }),
  );
});

test('decodes a part with terms and postings', () => {
  fc.assert(
    fc.property(sortedTerms, fc.array(fc.nat(), { minLength: 1 }), (terms, numbers) => {
      const postings = terms.map((_, index) =>
        numbers
          .slice(0, 1 + (index % numbers.length))
          .map(writeNumber)
          .join(''),
      );
      const part = readPostingsPart(throughFile(writePostingsPart(terms, postings)));
      expect([...part]).toEqual(terms.map((term, index) => [term, postings[index]]));
    }),
  );
});

test('separators lead to the parts with a term, and to all parts with a prefix', () => {
  fc.assert(
    fc.property(sortedTerms, fc.array(fc.nat({ max: 60 })), (terms, numbers) => {
      const starts = [...new Set([0, ...numbers])].filter((start) => start < terms.length).toSorted((a, b) => a - b);
      const separators = readTerms(throughFile(writeTerms(separatorsOf(terms, starts))));
      for (const [index, term] of terms.entries()) {
        expect(partOfTerm(separators, term)).toBe(starts.findLastIndex((start) => start <= index));
      }
      for (const prefix of new Set(terms.flatMap((term) => [term.slice(0, 1), term.slice(0, 2)]))) {
        const parts = terms.filter((term) => term.startsWith(prefix)).map((term) => partOfTerm(separators, term));
        const { first, end } = partsWithPrefix(separators, prefix);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(first);
        expect(end).toBe(Math.max(first, ...parts) + 1);
      }
    }),
  );
});

test('decodes encoded postings, those with the highest weight first', () => {
  const posting = fc.record({ section: fc.nat({ max: 9000 }), weight: fc.integer({ min: 1, max: MAX_WEIGHT }) });
  const postings = fc.uniqueArray(posting, { selector: ({ section }) => section });
  fc.assert(
    fc.property(postings, fc.option(fc.nat(), { nil: undefined }), (list, cutFrom) => {
      const read = readPostings(writePostings({ postings: list, cutFrom }));
      const sorted = list.toSorted((a, b) => b.weight - a.weight || a.section - b.section);
      expect(read.postings).toEqual(sorted);
      expect(read.cutFrom).toBe(cutFrom);
    }),
  );
});

test('partOf returns the last part that starts at or before a position', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: 50 })), fc.nat({ max: 60 }), (numbers, position) => {
      const starts = [0, ...numbers.map((number) => number + 1).toSorted((a, b) => a - b)];
      expect(partOf(starts, position)).toBe(starts.findLastIndex((start) => start <= position));
    }),
  );
});
