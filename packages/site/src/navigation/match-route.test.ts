import { expect, test } from 'vitest';
import { testRoute } from '../../fixtures/test-app.tsx';
import { createMatcher } from './match-route.ts';

const match = createMatcher(
  ['/', '/docs/new', '/docs/:slug', '/docs/**', '/blog/:year/:slug', '/a.b+c/(d)', '/tags/:tag/feed'].map((path) =>
    testRoute(path),
  ),
);

test.for([
  ['/', '/', {}],
  ['/docs/new', '/docs/new', {}],
  ['/docs/start', '/docs/:slug', { slug: 'start' }],
  ['/docs/newer', '/docs/:slug', { slug: 'newer' }],
  ['/docs', '/docs/**', { rest: '' }],
  ['/docs/guide/setup', '/docs/**', { rest: 'guide/setup' }],
  ['/blog/2026/spring', '/blog/:year/:slug', { year: '2026', slug: 'spring' }],
  ['/tags/日本語/feed', '/tags/:tag/feed', { tag: '日本語' }],
  ['/tags/a b?c#d/feed', '/tags/:tag/feed', { tag: 'a b?c#d' }],
  ['/a.b+c/(d)', '/a.b+c/(d)', {}],
] as const)('%s matches %s', ([path, name, params]) => {
  const matched = match(path);
  expect(matched?.route.path).toBe(name);
  expect(matched?.params).toEqual(params);
});

test.for(['/nowhere', '/documents', '/docsx/y', '/blog/2026', '/blog/2026/spring/1', '/aXb+c/(d)', '/tags//feed', ''])(
  '"%s" matches no route',
  (path) => {
    expect(match(path)).toBeUndefined();
  },
);

test('the first of two matching routes wins', () => {
  const routes = [testRoute('/docs/:slug'), testRoute('/docs/new')];
  expect(createMatcher(routes)('/docs/new')?.route.path).toBe('/docs/:slug');
  expect(createMatcher(routes.toReversed())('/docs/new')?.route.path).toBe('/docs/new');
});

test.for([
  ['/', ''],
  ['/docs', 'docs'],
  ['/docs/a/b', 'docs/a/b'],
] as const)('/** matches %s completely', ([path, rest]) => {
  expect(createMatcher([testRoute('/**')])(path)?.params).toEqual({ rest });
});

test('without routes nothing matches', () => {
  expect(createMatcher([])('/')).toBeUndefined();
});
