import { expect, test } from 'vitest';
import { findActive } from './find-active.ts';

test.for([
  ['the first visible heading', [100, 300, 2000], 0],
  ['a heading exactly at the edge', [-50, 0, 300], 1],
  ['the last heading above, if none is visible', [-900, -300, 2000], 1],
  ['the last heading at the end of the page', [-900, -300, -20], 2],
  ['none before the first heading', [1200, 2000], -1],
  ['none if there are no headings', [], -1],
] as const)('%s', ([, distances, active]) => {
  expect(findActive(distances, 800)).toBe(active);
});
