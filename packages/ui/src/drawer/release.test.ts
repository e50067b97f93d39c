import { expect, test } from 'vitest';
import { translateOf, dampMovement, towardsEdge } from './edges.ts';
import { findTapTarget, findReleaseTarget } from './release.ts';

const whole = { size: 400, snapPoints: [1], snap: 0, velocity: 0 };
const snaps = { size: 400, snapPoints: [0.25, 0.5, 1], velocity: 0 };

test.for([
  ['closes after a quarter of its size', { ...whole, moved: 100 }, 'close'],
  ['stays open below a quarter', { ...whole, moved: 99 }, 0],
  ['closes on a short flick', { ...whole, moved: 10, velocity: 0.41 }, 'close'],
  ['stays open for a slower movement', { ...whole, moved: 10, velocity: 0.4 }, 0],
  ['stays open for a flick away from the edge', { ...whole, moved: 300, velocity: -0.41 }, 0],
  ['moves to the nearest snap point', { ...snaps, snap: 2, moved: 170 }, 1],
  ['returns to the same snap point', { ...snaps, snap: 2, moved: 90 }, 2],
  ['moves to a larger snap point when pulled out', { ...snaps, snap: 0, moved: -220 }, 2],
  ['a flick moves to the next snap point', { ...snaps, snap: 0, moved: -10, velocity: -0.5 }, 1],
  ['a flick back moves to the previous snap point', { ...snaps, snap: 2, moved: 10, velocity: 0.5 }, 1],
  ['a flick closes from the smallest snap point', { ...snaps, snap: 0, moved: 10, velocity: 0.5 }, 'close'],
  ['closes after a quarter of the smallest snap point', { ...snaps, snap: 0, moved: 25 }, 'close'],
  ['stays open below a quarter of the smallest snap point', { ...snaps, snap: 0, moved: 24 }, 0],
] as const)('%s', ([, released, expected]) => {
  expect(findReleaseTarget(released)).toBe(expected);
});

test.for([
  [0, [0.25, 0.5, 1], true, 1],
  [1, [0.25, 0.5, 1], true, 2],
  [2, [0.25, 0.5, 1], true, 'close'],
  [2, [0.25, 0.5, 1], false, 0],
  [0, [1], true, 'close'],
  [0, [1], false, 'close'],
] as const)('a tap on the handle at %i of %o, dismissible %s, moves to %s', ([snap, points, dismissible, expected]) => {
  expect(findTapTarget(snap, points, dismissible)).toBe(expected);
});

test.for([
  ['bottom', 30, '0 calc(50% + 30px)'],
  ['top', -30, '0 calc(-50% + -30px)'],
  ['right', 20, 'calc(50% + 20px) 0'],
  ['left', -20, 'calc(-50% + -20px) 0'],
] as const)('at %s, movement is measured towards the edge', ([direction, moved, expected]) => {
  const distance = towardsEdge(direction, 20 * Math.sign(moved), 30 * Math.sign(moved));
  expect(translateOf(direction, 0.5, distance)).toBe(expected);
});

test('reduces the movement of a drawer that is pulled too far', () => {
  expect(dampMovement(50, 0)).toBe(50);
  expect(dampMovement(-150, 200)).toBe(-150);
  expect(dampMovement(-10, 0)).toBeLessThan(-5);
  expect(dampMovement(-200, 0)).toBeGreaterThan(-30);
  expect(dampMovement(-400, 200)).toBe(-200 + dampMovement(-200, 0));
});
