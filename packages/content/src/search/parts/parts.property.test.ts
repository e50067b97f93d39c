/** Checks that encoded values are decoded to the same values. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumbers, readAscending, writeNumber, writeAscending } from './numbers.ts';
import { MAX_WEIGHT, readPostings, writePostings } from './postings.ts';
import { partOf } from './search-root.ts';
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

test('decodes encoded sorted terms', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '文', ':'), minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.uniqueArray(letters), (words) => {
      const terms = words.toSorted(compareTerms);
      expect(readTerms(writeTerms(terms))).toEqual(terms);
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
