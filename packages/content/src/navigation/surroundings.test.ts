import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { surroundings } from './surroundings.ts';

const PAGES = ['/a', '/b', '/c', '/d', '/e'].map((path) => ({ path }));

test.for([
  ['/c', {}, ['/b', '/d']],
  ['/a', {}, [null, '/b']],
  ['/e', {}, ['/d', null]],
  ['/c', { before: 2, after: 2 }, ['/a', '/b', '/d', '/e']],
  ['/b', { before: 3 }, [null, null, '/a', '/c']],
  ['/a', { before: 2, after: 0 }, [null, null]],
  ['/d', { after: 3 }, ['/c', '/e', null, null]],
  ['/c', { before: 0 }, ['/d']],
  ['/c', { before: 0, after: 0 }, []],
  ['/nowhere', {}, [null, null]],
  ['/nowhere', { before: 2, after: 1 }, [null, null, null]],
] as const)('around %s with %j stand %j', ([path, options, paths]) => {
  expect(surroundings(PAGES, path, options).map((page) => page?.path ?? null)).toEqual(paths);
});

test('without pages there is nobody', () => {
  expect(surroundings([], '/a')).toEqual([null, null]);
});

test('the length is always what was asked for, and the page itself is never its neighbour', () => {
  const count = fc.nat({ max: 8 });
  fc.assert(
    fc.property(fc.constantFrom(...PAGES), count, count, ({ path }, before, after) => {
      const around = surroundings(PAGES, path, { before, after });
      expect(around).toHaveLength(before + after);
      expect(around.map((page) => page?.path)).not.toContain(path);
    }),
  );
});
