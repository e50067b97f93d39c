import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';

const traversal = (index: number): NavigateEvent =>
  ({ navigationType: 'traverse', destination: { index } }) as unknown as NavigateEvent;

const click = (rel: string | undefined, navigationType = 'push'): NavigateEvent =>
  ({
    navigationType,
    destination: { index: -1 },
    sourceElement: rel === undefined ? null : { closest: () => ({ rel }) },
  }) as unknown as NavigateEvent;

test.for([
  ['an earlier history entry', traversal(1), 3, 'back'],
  ['a later one', traversal(4), 3, 'forward'],
  ['the same one', traversal(3), 3, 'forward'],
  ['an entry of an unknown history', traversal(1), undefined, 'forward'],
  ['a link to the previous page', click('prev'), 3, 'back'],
  ['a replacing link to the previous page', click('prev', 'replace'), 3, 'back'],
  ['a link to the next page', click('next'), 3, 'forward'],
  ['any other link', click(''), 3, 'forward'],
  ['a reload', click(undefined, 'reload'), 3, 'forward'],
  ['a navigation without a link', click(undefined), undefined, 'forward'],
] as const)('the direction of %s is %s', ([, event, index, way]) => {
  expect(directionOf(event, index)).toBe(way);
});
