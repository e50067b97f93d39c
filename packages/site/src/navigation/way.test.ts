import { expect, test } from 'vitest';
import { wayOf } from './way.ts';

const traversal = (index: number): NavigateEvent =>
  ({ navigationType: 'traverse', destination: { index } }) as unknown as NavigateEvent;

const click = (rel: string | undefined, navigationType = 'push'): NavigateEvent =>
  ({
    navigationType,
    destination: { index: -1 },
    sourceElement: rel === undefined ? null : { closest: () => ({ rel }) },
  }) as unknown as NavigateEvent;

test.for([
  ['an earlier entry of the history', traversal(1), 3, 'back'],
  ['a later one', traversal(4), 3, 'forward'],
  ['the same one', traversal(3), 3, 'forward'],
  ['one of a history that nobody knows', traversal(1), undefined, 'forward'],
  ['a link to the page before', click('prev'), 3, 'back'],
  ['one that takes the place of this page', click('prev', 'replace'), 3, 'back'],
  ['a link to the page after', click('next'), 3, 'forward'],
  ['any other link', click(''), 3, 'forward'],
  ['a page that is loaded again', click(undefined, 'reload'), 3, 'forward'],
  ['what no link asked for', click(undefined), undefined, 'forward'],
] as const)('%s is reached by going %s', ([, event, index, way]) => {
  expect(wayOf(event, index)).toBe(way);
});
