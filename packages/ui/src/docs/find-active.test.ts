import { expect, test } from 'vitest';
import { findActive } from './find-active.ts';

test.for([
  ['the first in sight', [100, 300, 2000], 0],
  ['one right at the edge', [-50, 0, 300], 1],
  ['the last one read past, where none is in sight', [-900, -300, 2000], 1],
  ['the last of all at the end', [-900, -300, -20], 2],
  ['none above all of them', [1200, 2000], -1],
  ['none where there are none', [], -1],
] as const)('%s', ([, distances, active]) => {
  expect(findActive(distances, 800)).toBe(active);
});
