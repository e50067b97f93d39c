import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.for([
  [1, 1, 1, '1'],
  [1, 3, 1, '1 2 3'],
  [1, 9, 1, '1 2 gap 9'],
  [3, 9, 1, '1 2 3 4 gap 9'],
  [4, 9, 1, '1 2 3 4 5 gap 9'],
  [5, 9, 1, '1 gap 4 5 6 gap 9'],
  [5, 9, 0, '1 gap 5 gap 9'],
  [9, 9, 2, '1 gap 7 8 9'],
] as const)('page %i of %i with %i siblings: %s', ([page, pages, siblings, expected]) => {
  expect(pageWindow(page, pages, siblings).join(' ')).toBe(expected);
});
