import { expect, test } from 'vitest';
import { createLinkTest } from './link-patterns.ts';

test.for([
  ['/templates', '/templates', true],
  ['/templates/', '/templates', true],
  ['/templates', '/templates/a', false],
  ['/templates', '/my/templates', false],
  ['/templates/*', '/templates/a', true],
  ['/templates/*', '/templates/a/b', false],
  ['/templates/*', '/templates', false],
  ['/studio/**', '/studio', true],
  ['/studio/**', '/studio/a/b', true],
  ['/studio/**', '/studios', false],
  ['/a/**/z', '/a/z', true],
  ['/a/**/z', '/a/b/c/z', true],
  ['/a/**/z', '/a/bz', false],
  ['/feed.*', '/feed.xml', true],
  ['/feed.*', '/feedxml', false],
  ['/**', '/', true],
  ['/**', '/anything', true],
  ['/', '/', true],
  ['/', '/a', false],
  ['/pricing#plans', '/pricing#plans', true],
  ['/pricing/#plans', '/pricing#plans', true],
  ['/#plans', '/#plans', true],
  ['/pricing', '/pricing#plans', false],
  // A wildcard for pages does not match anchors.
  ['/**', '/pricing#plans', false],
] as const)('%s allows %s: %s', ([pattern, url, isAllowed]) => {
  expect(createLinkTest([pattern], ['en'])(url)).toBe(isAllowed);
});

test.for([
  ['/templates', '/templates', true],
  ['/templates', '/en/templates', true],
  ['/templates', '/fr/templates', true],
  ['/templates', '/de/templates', false],
  ['/', '/fr', true],
  ['/#plans', '/fr#plans', true],
  ['/studio/**', '/fr/studio/a', true],
] as const)('with several languages %s allows %s: %s', ([pattern, url, isAllowed]) => {
  expect(createLinkTest([pattern], ['en', 'fr'])(url)).toBe(isAllowed);
});

test('with one language there is no language prefix', () => {
  expect(createLinkTest(['/templates'], ['en'])('/en/templates')).toBe(false);
});

test('without patterns nothing is allowed', () => {
  expect(createLinkTest([], ['en', 'fr'])('/')).toBe(false);
});
