import { expect, test } from 'vitest';
import { placeOf, resist, towardsEdge } from './edges.ts';
import { cycle, release } from './release.ts';

const whole = { size: 400, snapPoints: [1], snap: 0, velocity: 0 };
const snaps = { size: 400, snapPoints: [0.25, 0.5, 1], velocity: 0 };

test.for([
  ['a quarter closes it', { ...whole, moved: 100 }, 'close'],
  ['a little less does not', { ...whole, moved: 99 }, 0],
  ['a flick closes it, however short', { ...whole, moved: 10, velocity: 0.41 }, 'close'],
  ['what is slower is no flick', { ...whole, moved: 10, velocity: 0.4 }, 0],
  ['a flick away from the edge keeps it', { ...whole, moved: 300, velocity: -0.41 }, 0],
  ['it rests at the nearest point', { ...snaps, snap: 2, moved: 170 }, 1],
  ['or where it was', { ...snaps, snap: 2, moved: 90 }, 2],
  ['pulled out it rests further out', { ...snaps, snap: 0, moved: -220 }, 2],
  ['a flick goes one point on', { ...snaps, snap: 0, moved: -10, velocity: -0.5 }, 1],
  ['or one back', { ...snaps, snap: 2, moved: 10, velocity: 0.5 }, 1],
  ['and from the smallest one out', { ...snaps, snap: 0, moved: 10, velocity: 0.5 }, 'close'],
  ['a quarter of the smallest point closes it', { ...snaps, snap: 0, moved: 25 }, 'close'],
  ['a little less does not, either', { ...snaps, snap: 0, moved: 24 }, 0],
] as const)('%s', ([, released, expected]) => {
  expect(release(released)).toBe(expected);
});

test.for([
  [0, [0.25, 0.5, 1], true, 1],
  [1, [0.25, 0.5, 1], true, 2],
  [2, [0.25, 0.5, 1], true, 'close'],
  [2, [0.25, 0.5, 1], false, 0],
  [0, [1], true, 'close'],
  [0, [1], false, 'close'],
] as const)('a tap on the handle at %i of %o, dismissible %s, leads to %s', ([snap, points, dismissible, expected]) => {
  expect(cycle(snap, points, dismissible)).toBe(expected);
});

test.for([
  ['bottom', 30, '0 calc(50% + 30px)'],
  ['top', -30, '0 calc(-50% + -30px)'],
  ['right', 20, 'calc(50% + 20px) 0'],
  ['left', -20, 'calc(-50% + -20px) 0'],
] as const)('at %s the edge is its own', ([direction, moved, place]) => {
  const distance = towardsEdge(direction, 20 * Math.sign(moved), 30 * Math.sign(moved));
  expect(placeOf(direction, 0.5, distance)).toBe(place);
});

test('pulled further than it opens, a drawer gives way less and less', () => {
  expect(resist(50, 0)).toBe(50);
  expect(resist(-150, 200)).toBe(-150);
  expect(resist(-10, 0)).toBeLessThan(-5);
  expect(resist(-200, 0)).toBeGreaterThan(-30);
  expect(resist(-400, 200)).toBe(-200 + resist(-200, 0));
});
