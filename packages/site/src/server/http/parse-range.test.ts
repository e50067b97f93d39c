import { expect, test } from 'vitest';
import { parseRange } from './parse-range.ts';

test.for([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['Bytes=0-0', { start: 0, end: 0 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=99-99999999999999999999', { start: 99, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=99999999999999999999-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', undefined],
  ['bytes=-', undefined],
  ['bytes=', undefined],
  ['bytes=a-b', undefined],
  ['bytes=0-1,5-6', undefined],
  ['items=0-9', undefined],
  ['bytes=0x1-2', undefined],
  ['', undefined],
] as const)('SEC-10: "%s" of 100 bytes is %o', ([header, range]) => {
  expect(parseRange(header, 100)).toEqual(range);
});

test('SEC-10: an empty file has no ranges', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable');
});
