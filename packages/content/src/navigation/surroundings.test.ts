import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
] as const)('the neighbours of %s with %j are %j', ([path, options, paths]) => {
  expect(surroundings(PAGES, path, options).map((page) => page?.path ?? null)).toEqual(paths);
});

test('a trailing slash makes no difference', () => {
  expect(surroundings(PAGES, '/c/')).toEqual(surroundings(PAGES, '/c'));
});

describe('pages that are not in the navigation', () => {
  const pages = [
    { path: '/a', stem: 'a', navigation: null },
    { path: '/b', stem: 'b', navigation: false },
    { path: '/c', stem: 'c', navigation: { title: 'C' } },
    { path: '/d/.navigation', stem: 'd/.navigation', navigation: false },
    { path: '/d/e', stem: 'd/e', navigation: true },
    { path: '/f/.navigation', stem: 'f/.navigation', navigation: null },
    { path: '/f/g', stem: 'f/g', navigation: null },
  ];

  test.for([
    ['/c', ['/a', '/f/g']],
    ['/a', [null, '/c']],
    ['/f/g', ['/c', null]],
  ] as const)('are not neighbours of %s', ([path, paths]) => {
    expect(surroundings(pages, path).map((page) => page?.path ?? null)).toEqual(paths);
  });

  test('have neighbours', () => {
    expect(surroundings(pages, '/b').map((page) => page?.path)).toEqual(['/a', '/c']);
  });
});

test('requested fields are added to those of a link', () => {
  const pages = ['/a', '/b', '/c'].map((path) => ({ path, title: path, stem: path, icon: 'i', body: 'long' }));
  const [previous] = surroundings(pages, '/b', { fields: ['icon'] });
  expect(previous).toEqual({ path: '/a', title: '/a', stem: '/a', icon: 'i' });
  expect(surroundings(pages, '/b')[0]).toBe(pages[0]);
});

test('without pages there are no neighbours', () => {
  expect(surroundings([], '/a')).toEqual([null, null]);
});

test('the length is always the requested one, and a page is never its own neighbour', () => {
  const count = fc.nat({ max: 8 });
  fc.assert(
    fc.property(fc.constantFrom(...PAGES), count, count, ({ path }, before, after) => {
      const around = surroundings(PAGES, path, { before, after });
      expect(around).toHaveLength(before + after);
      expect(around.map((page) => page?.path)).not.toContain(path);
    }),
  );
});
