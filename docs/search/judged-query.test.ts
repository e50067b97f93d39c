import { describe, expect, test } from 'vitest';
import { heldOutQueries } from './held-out-queries.ts';
import { isAnswer, reciprocalRank } from './judged-query.ts';
import { judgedQueries } from './judged-queries.ts';

describe('an answer', () => {
  test.for([
    ['/a#b', '/a#b', true],
    ['/a#c', '/a#b', false],
    ['/a', '/a#b', false],
    ['/a#c', '/a', true],
    ['/a/b', '/a', false],
    ['/a/b#c', '/a/**', true],
    ['/a', '/a/**', true],
    ['/ab', '/a/**', false],
  ] as const)('%s for %s: %o', ([place, answer, is]) => {
    expect(isAnswer(place, { answers: ['/elsewhere', answer] })).toBe(is);
  });
});

test('the first good place counts', () => {
  expect(reciprocalRank(['/x', '/a#b', '/a'], { answers: ['/a'] })).toBe(1 / 2);
  expect(reciprocalRank(['/x'], { answers: ['/a'] })).toBe(0);
});

test('there are enough queries, none twice, and enough of them held out', () => {
  const all = [...judgedQueries, ...heldOutQueries];
  const english = all.filter(({ locale }) => locale === 'en');
  expect(english.length).toBeGreaterThanOrEqual(120);
  expect(heldOutQueries.length).toBeGreaterThanOrEqual(30);
  expect(new Set(all.map(({ locale, query }) => `${locale} ${query}`)).size).toBe(all.length);
});
