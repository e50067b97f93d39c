import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedEdits, editDistance } from './edit-distance.ts';

test.for([
  ['vercel', 'vercel', 0],
  ['vercle', 'vercel', 1],
  ['netlfy', 'netlify', 1],
  ['dockerr', 'docker', 1],
  ['markdwon', 'markdown', 1],
  ['instalaton', 'installation', 2],
  ['abc', 'xyz', 3],
] as const)('the distance of %s and %s is %d', ([word, term, edits]) => {
  expect(editDistance(word, term, 2).whole).toBe(edits);
});

test.for([
  ['instalat', 'installation', 1],
  ['conf', 'configuration', 0],
  ['cnof', 'configuration', 1],
] as const)('the distance of %s and the beginning of %s is %d', ([word, term, edits]) => {
  expect(editDistance(word, term, 2).start).toBe(edits);
});

test('allows one edit in short words, two in long words, and none in the shortest', () => {
  expect(['js', 'csv', 'docker', 'netlify', 'configuration'].map(allowedEdits)).toEqual([0, 1, 1, 2, 2]);
});

/** Simple, slow reference implementation. */
function countEdits(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const ways = [countEdits(a.slice(1), b) + 1, countEdits(a, b.slice(1)) + 1];
  ways.push(countEdits(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1));
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]) ways.push(countEdits(a.slice(2), b.slice(2)) + 1);
  return Math.min(...ways);
}

test('returns the smallest number of edits, up to the maximum', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(words, words, (word, term) => {
      const { whole, start } = editDistance(word, term, 2);
      expect(whole).toBe(Math.min(3, countEdits(word, term)));
      const starts = Array.from({ length: term.length + 1 }, (_, end) => countEdits(word, term.slice(0, end)));
      expect(start).toBe(Math.min(3, ...starts));
    }),
  );
});
