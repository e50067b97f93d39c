import { expect, test } from 'vitest';
import { nextTab } from './tab-keys.ts';

const row = { chosen: 1, count: 3, direction: 'ltr', isColumn: false } as const;

test.for([
  ['ArrowRight', row, 2],
  ['ArrowLeft', row, 0],
  ['ArrowRight', { ...row, direction: 'rtl' }, 0],
  ['ArrowLeft', { ...row, direction: 'rtl' }, 2],
  ['ArrowRight', { ...row, chosen: 2 }, 0],
  ['ArrowLeft', { ...row, chosen: 0 }, 2],
  ['Home', row, 0],
  ['End', row, 2],
  ['ArrowDown', row, undefined],
  ['ArrowDown', { ...row, isColumn: true }, 2],
  ['ArrowUp', { ...row, isColumn: true, direction: 'rtl' }, 0],
  ['ArrowRight', { ...row, isColumn: true }, undefined],
  ['a', row, undefined],
] as const)('%s in %o selects %s', ([key, tabs, expected]) => {
  expect(nextTab(key, tabs)).toBe(expected);
});
