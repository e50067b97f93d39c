import { expect, test } from 'vitest';
import { translateTable } from './translate-table.ts';

const HEAD = ['Option', 'Type', 'Default', 'What it is'];
const KOPF = ['Option', 'Typ', 'Vorgabe', 'Was es ist'];
const original = [HEAD, ['`a`', '[`Locale[]`](/en/docs#locale)', 'required', 'Its languages.']];

test.for([
  ['translated text', ['`a`', '`Locale[]`', 'nötig', 'Die Sprachen.']],
  ['a link to a page in its language', ['`a`', '[`Locale[]`](/de/docs#sprache)', 'nötig', 'Die Sprachen.']],
] as const)('a translation may have %s', ([, row]) => {
  expect(translateTable(original, [KOPF, row])).toEqual([KOPF, row]);
});

test.for([
  ['another type', ['`a`', '`string`', 'nötig', 'Die Sprachen.'], 1],
  ['a value where there is none', ['`a`', '`Locale[]`', "`['en']`", 'Die Sprachen.'], 2],
  ['nothing instead of text', ['`a`', '`Locale[]`', '', 'Die Sprachen.'], 2],
  ['no description', ['`a`', '`Locale[]`', 'nötig', ''], 3],
] as const)('replaces a cell with %s by that of the original', ([, row, wrong]) => {
  const expected = row.map((cell, index) => (index === wrong ? original[1]?.[index] : cell));
  expect(translateTable(original, [KOPF, row])).toEqual([KOPF, expected]);
});

test('adds a new option with the description of the original, and removes an old one', () => {
  const lost = ['`b`', '`string`', 'keine', 'Gibt es nicht mehr.'];
  expect(translateTable(original, [KOPF, lost])).toEqual([KOPF, original[1]]);
});

test('replaces a table with too few columns', () => {
  expect(
    translateTable(original, [
      ['Option', 'Was es ist'],
      ['`a`', 'Die Sprachen.'],
    ]),
  ).toEqual(original);
});
