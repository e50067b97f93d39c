import { describe, expect, test } from 'vitest';
import { heldOutQueries } from './held-out-queries.ts';
import { isExpected, reciprocalRank } from './judged-query.ts';
import { judgedQueries } from './judged-queries.ts';

describe('compares a result with an expected result', () => {
  test.for([
    ['/a#b', '/a#b', true],
    ['/a#c', '/a#b', false],
    ['/a', '/a#b', false],
    ['/a#c', '/a', true],
    ['/a/b', '/a', false],
    ['/a/b#c', '/a/**', true],
    ['/a', '/a/**', true],
    ['/ab', '/a/**', false],
  ] as const)('%s for %s: %o', ([result, expected, isMatch]) => {
    expect(isExpected(result, { expected: ['/elsewhere', expected] })).toBe(isMatch);
  });
});

test('scores the first expected result', () => {
  expect(reciprocalRank(['/x', '/a#b', '/a'], { expected: ['/a'] })).toBe(1 / 2);
  expect(reciprocalRank(['/x'], { expected: ['/a'] })).toBe(0);
});

test('there are enough unique queries, and enough of them are held out', () => {
  const all = [...judgedQueries, ...heldOutQueries];
  const english = all.filter(({ locale }) => locale === 'en');
  expect(english.length).toBeGreaterThanOrEqual(120);
  expect(heldOutQueries.length).toBeGreaterThanOrEqual(30);
  expect(new Set(all.map(({ locale, query }) => `${locale} ${query}`)).size).toBe(all.length);
});
