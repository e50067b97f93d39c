import { expect, test } from 'vitest';
import { fillPlaceholders } from './fill-placeholders.ts';

test.for([
  ['Back to {section}', { section: 'Blog' }, 'Back to Blog'],
  ['{a} and {a}, {b}', { a: '1', b: '$&' }, '1 and 1, $&'],
  ['{unknown} stays', {}, '{unknown} stays'],
  ['nothing', { a: '1' }, 'nothing'],
  ['{title}, {count}', { title: '{count}', count: '2' }, '{count}, 2'],
  ['{bytes}', { bytes: 12_345 }, '12,345'],
] as const)('"%s" with %o is "%s"', ([text, values, expected]) => {
  expect(fillPlaceholders(text, values, 'en')).toBe(expected);
});

const PAGES = '{count, plural, =0 {nothing} one {# page} other {# pages}} by {name}';

test.for([
  ['en', 0, 'nothing by Ada'],
  ['en', 1, '1 page by Ada'],
  ['en', 2, '2 pages by Ada'],
  ['en', 1200, '1,200 pages by Ada'],
  ['de', 1200, '1.200 pages by Ada'],
  // French uses the singular for zero; the form for exactly 0 takes precedence.
  ['fr', 0, 'nothing by Ada'],
  ['fr', 1.5, '1,5 page by Ada'],
  // A missing form is replaced by `other`.
  ['pl', 3, '3 pages by Ada'],
] as const)('in %s, %d renders "%s"', ([lang, count, expected]) => {
  expect(fillPlaceholders(PAGES, { count, name: 'Ada' }, lang)).toBe(expected);
});

test('a plural form may contain placeholders, and plurals without a number are unchanged', () => {
  const text = '{n, plural, one {one {kind}} other {# of {kind}}}';
  expect(fillPlaceholders(text, { n: 3, kind: 'paper' }, 'en')).toBe('3 of paper');
  expect(fillPlaceholders('{n, plural, one {#} other {#}}', {}, 'en')).toBe('{n, plural, one {#} other {#}}');
});
