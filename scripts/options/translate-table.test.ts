import { expect, test } from 'vitest';
import { translateTable } from './translate-table.ts';

const HEAD = ['Option', 'Type', 'Default', 'What it is'];
const KOPF = ['Option', 'Typ', 'Vorgabe', 'Was es ist'];
const original = [HEAD, ['`a`', '[`Locale[]`](/en/docs#locale)', 'required', 'Its languages.']];

test.for([
  ['words of its own', ['`a`', '`Locale[]`', 'nötig', 'Die Sprachen.']],
  ['a link into its own language', ['`a`', '[`Locale[]`](/de/docs#sprache)', 'nötig', 'Die Sprachen.']],
] as const)('a translation may have %s', ([, row]) => {
  expect(translateTable(original, [KOPF, row])).toEqual([KOPF, row]);
});

test.for([
  ['another type', ['`a`', '`string`', 'nötig', 'Die Sprachen.'], 1],
  ['a value where there is none', ['`a`', '`Locale[]`', "`['en']`", 'Die Sprachen.'], 2],
  ['nothing where there are words', ['`a`', '`Locale[]`', '', 'Die Sprachen.'], 2],
  ['no sentence', ['`a`', '`Locale[]`', 'nötig', ''], 3],
] as const)('a translation with %s gets the original there', ([, row, wrong]) => {
  const expected = row.map((cell, index) => (index === wrong ? original[1]?.[index] : cell));
  expect(translateTable(original, [KOPF, row])).toEqual([KOPF, expected]);
});

test('a new option comes with the sentence of the original, a lost one goes', () => {
  const lost = ['`b`', '`string`', 'keine', 'Gibt es nicht mehr.'];
  expect(translateTable(original, [KOPF, lost])).toEqual([KOPF, original[1]]);
});

test('a table with too few columns is begun anew', () => {
  expect(
    translateTable(original, [
      ['Option', 'Was es ist'],
      ['`a`', 'Die Sprachen.'],
    ]),
  ).toEqual(original);
});
