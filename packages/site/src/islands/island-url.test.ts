import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { hashText, islandUrl, islandFile, islandKey, parseIslandPath, serialiseProps } from './island-url.ts';

const versions = { build: 'b1', content: 'c1' };
const request = { name: 'facts', locale: 'en', props: '{"a":1}' };

test('an island key consists of the name and a hash', () => {
  expect(islandKey(request, versions)).toMatch(/^facts_[\da-z]+$/u);
  expect(islandKey({ ...request, name: 'latest-posts' }, versions)).toMatch(/^latest-posts_[\da-z]+$/u);
});

test.for([
  ['the name', { ...request, name: 'other' }, versions],
  ['the language', { ...request, locale: 'ar' }, versions],
  ['the properties', { ...request, props: '{"a":2}' }, versions],
  ['the app', request, { ...versions, build: 'b2' }],
  ['the content', request, { ...versions, content: 'c2' }],
] as const)('%s is part of the hash', ([, other, otherVersions]) => {
  const hashOf = (key: string): string => key.slice(key.lastIndexOf('_'));
  expect(hashOf(islandKey(other, otherVersions))).not.toBe(hashOf(islandKey(request, versions)));
});

test('the URL of an island contains locale and properties, and its path is parsed to the name', () => {
  const address = islandUrl({ ...request, props: '{"text":"ü & ?","list":[1]}' }, versions);
  const { pathname, searchParams } = new URL(address, 'http://site.test');
  expect([...searchParams]).toEqual([
    ['locale', 'en'],
    ['props', '{"text":"ü & ?","list":[1]}'],
    ['v', 'c1'],
  ]);
  expect(parseIslandPath(pathname)?.name).toBe('facts');
  expect(new URL(islandUrl(request, { build: 'b1', content: 'c2' }), 'http://site.test').pathname).toBe(
    islandFile(request, versions),
  );
});

test('the URL of an island without properties has no props parameter', () => {
  expect(islandUrl({ ...request, props: '{}' }, { build: 'b1' })).toMatch(
    /^\/__recto_island\/facts_[\da-z]+\.json\?locale=en$/u,
  );
});

test.for([
  ['/__recto_island/facts_1a.json', { name: 'facts', key: 'facts_1a' }],
  ['/__recto_island/latest_posts_1a.json', { name: 'latest_posts', key: 'latest_posts_1a' }],
  ['/__recto_island/Facts_1a.json', { name: 'Facts', key: 'Facts_1a' }],
  ['/__RECTO_ISLAND/facts_1a.json', undefined],
  ['/__recto_island/facts_1A.json', undefined],
  ['/__recto_island/facts.json', undefined],
  ['/__recto_island/facts_1a.JSON', undefined],
  ['/__recto_island/facts_1a.json/', undefined],
  ['/__recto_island//facts_1a.json', undefined],
  ['/__recto_island/../facts_1a.json', undefined],
  ['/__recto_island/fa%63ts_1a.json', undefined],
  ['/en/__recto_island/facts_1a.json', undefined],
] as const)('parses %s to %o', ([path, expected]) => {
  expect(parseIslandPath(path)).toEqual(expected);
});

test('serialises properties independently of their order', () => {
  expect(serialiseProps({ b: 2, a: { d: 4, c: 3 } })).toBe('{"a":{"d":4,"c":3},"b":2}');
  expect(serialiseProps({ a: { d: 4, c: 3 }, b: 2 })).toBe('{"a":{"d":4,"c":3},"b":2}');
});

test('different texts have different hashes', () => {
  assert(
    property(string(), string(), (a, b) => {
      expect(hashText(a) === hashText(b)).toBe(a === b);
    }),
  );
});

test('hashes stay the same between releases, because caches and file names contain them', () => {
  expect([hashText(''), hashText('a'), hashText('recto')]).toMatchInlineSnapshot(`
    [
      "wvjl67o803",
      "262p94epp1d",
      "1t6vfka80t",
    ]
  `);
});
