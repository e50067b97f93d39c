import { expect, test } from 'vitest';
import type { ColumnType } from '../collections/columns.ts';
import { decodeRow } from './decode.ts';

test.for<[ColumnType, unknown, unknown]>([
  ['json', '{"a":[1,null]}', { a: [1, null] }],
  ['json', '"NULL"', 'NULL'],
  ['json', 'false', false],
  ['json', { already: 'read' }, { already: 'read' }],
  ['json', null, null],
  ['boolean', 1, true],
  ['boolean', 0, false],
  ['boolean', 1n, true],
  ['boolean', '0', false],
  ['boolean', true, true],
  ['boolean', false, false],
  ['boolean', null, null],
  ['integer', '9007199254740991', 9_007_199_254_740_991],
  ['integer', 7n, 7],
  ['integer', null, null],
  ['number', '1.5', 1.5],
  ['number', 1e300, 1e300],
  ['string', 'NULL', 'NULL'],
  ['string', '', ''],
  ['string', '12', '12'],
  ['string', undefined, null],
  ['date', '2024-01-31', '2024-01-31'],
  ['datetime', '2024-01-31T10:00:00.000Z', '2024-01-31T10:00:00.000Z'],
])('decodes a %s stored as %o to %o', ([type, stored, value]) => {
  expect(decodeRow({ field: stored }, { field: type })).toEqual({ field: value });
});

test('does not change values of unknown columns', () => {
  expect(decodeRow({ constructor: '1', other: 'x' }, { field: 'json' })).toEqual({ constructor: '1', other: 'x' });
});
