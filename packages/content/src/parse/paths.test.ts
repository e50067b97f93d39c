import { describe, expect, test } from 'vitest';
import { isReachable, parseFilePath } from './paths.ts';

test.for([
  ['index.md', '/'],
  ['1.index.md', '/'],
  ['docs/index.md', '/docs'],
  ['1.docs/2.setup.md', '/docs/setup'],
  ['1.docs/10.deploy/3.index.md', '/docs/deploy'],
  ['docs/reindex.md', '/docs/reindex'],
  ['docs/index/part.md', '/docs/index/part'],
  ['about.md', '/about'],
  ['10.md', '/10'],
  ['LICENSE', '/license'],
] as const)('%s has the path %s', ([file, path]) => {
  expect(parseFilePath(file).path).toBe(path);
});

test.for([
  ['docs/1.x.md', '/docs/1.x'],
  ['docs/1.x/2.setup.md', '/docs/1.x/setup'],
  ['docs/1.0.0/doc.md', '/docs/1.0.0/doc'],
  ['docs/2.0.0/doc.md', '/docs/2.0.0/doc'],
  ['docs/1.0/2.setup.md', '/docs/1.0/setup'],
  ['docs/2.1.x.md', '/docs/2.1.x'],
  ['docs/v1.0.0/doc.md', '/docs/v1.0.0/doc'],
  ['docs/1.0.0-beta.1/doc.md', '/docs/1.0.0-beta.1/doc'],
  ['docs/1.0.0.draft.md', '/docs/1.0.0'],
  ['docs/2024.01.md', '/docs/2024.01'],
  ['docs/1.xylophone.md', '/docs/xylophone'],
  ['docs/1.2-factor.md', '/docs/2-factor'],
  ['docs/1.v2.md', '/docs/v2'],
] as const)('keeps versions: %s has the path %s', ([file, path]) => {
  expect(parseFilePath(file).path).toBe(path);
});

test.for([
  ['1.Getting Started.md', '/getting-started'],
  ['Deploy   Guide/1.Node Server.md', '/deploy-guide/node-server'],
  ['Über uns.md', '/über-uns'],
  ['1. spaced.md', '/spaced'],
] as const)('%s has the slug %s', ([file, path]) => {
  expect(parseFilePath(file).path).toBe(path);
});

test.for([
  ['docs/1.start/2.setup.md', 'docs/1.start/2.setup', 'md'],
  ['docs/a.b.md', 'docs/a.b', 'md'],
  ['docs.old/file', 'docs.old/file', ''],
  ['data/prices.json', 'data/prices', 'json'],
] as const)('%s has the stem %s and the extension "%s"', ([file, stem, extension]) => {
  expect(parseFilePath(file)).toMatchObject({ stem, extension });
});

test('sorts files and folders by the value of their numbers', () => {
  const files = ['2.b/1.z.md', '10.c/1.a.md', '1.a/10.k.md', '1.a/2.j.md', '1.a/9.i.md', '1.a/100.l.md'];
  const sorted = files
    .map((file) => parseFilePath(file))
    .sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1))
    .map(({ stem }) => stem);
  expect(sorted).toEqual(['1.a/2.j', '1.a/9.i', '1.a/10.k', '1.a/100.l', '2.b/1.z', '10.c/1.a']);
});

test('sorts versions by the value of their numbers', () => {
  const sorted = ['1.0.0', '1.0.0-beta.1', '1.2.0', '1.10.0', '2.x', '9.0.0', '10.0.0', 'v9', 'v10'];
  const keys = sorted.map((version) => parseFilePath(`docs/${version}/doc.md`).sortKey).toSorted();
  const versions = keys.map((key) => key.split('/')[1]?.replaceAll(/0+(?=\d)/gu, ''));
  expect(versions).toEqual(['1.0.0-beta.1', '1.0.0', '1.2.0', '1.10.0', '2.x', '9.0.0', '10.0.0', 'v9', 'v10']);
});

test.for([
  ['c#.md', '/c'],
  ['50%.md', '/50'],
  ['file?a=b.md', '/file-a=b'],
  ['a # b/c%20d.md', '/a-b/c-20d'],
  ['back\\slash.md', '/back-slash'],
  ['C++ & Co.md', '/c++-&-co'],
] as const)('removes characters that would end or change the path of a URL: %s has the path %s', ([file, path]) => {
  expect(parseFilePath(file).path).toBe(path);
  expect(new URL(path, 'https://site.example')).toMatchObject({ pathname: path, search: '', hash: '' });
});

test.for([
  ['index.md', true],
  ['docs/setup.md', true],
  ['docs/.well-known/a.md', true],
  ['#.md', false],
  ['docs/1.?/setup.md', false],
  ['docs/1...md', false],
] as const)('the path of %s can be requested: %s', ([file, reachable]) => {
  expect(isReachable(parseFilePath(file).path)).toBe(reachable);
});

test.for([
  ['docs/1.plan.draft.md', true, 'docs/1.plan.draft', '/docs/plan'],
  ['docs/index.draft.md', true, 'docs/index.draft', '/docs'],
  ['indexer.draft.md', true, 'indexer.draft', '/indexer'],
  ['docs/draft.md', false, 'docs/draft', '/docs/draft'],
  ['docs.draft/plan.md', false, 'docs.draft/plan', '/docs.draft/plan'],
] as const)('%s is a draft: %s', ([file, draft, stem, path]) => {
  expect(parseFilePath(file)).toMatchObject({ draft, stem, path });
});

test('a draft is sorted like the published page', () => {
  expect(parseFilePath('docs/a.draft.md').sortKey).toBe(parseFilePath('docs/a.md').sortKey);
});

describe('languages', () => {
  test.for([
    ['en/index.md', 'en', '/en'],
    ['en/docs/1.setup.md', 'en', '/en/docs/setup'],
    ['pt_br/docs/1.setup.md', 'pt_br', '/pt_br/docs/setup'],
    ['de/docs/setup.md', undefined, '/de/docs/setup'],
    ['docs/en/setup.md', undefined, '/docs/en/setup'],
    ['about.md', undefined, '/about'],
    ['en.md', undefined, '/en'],
  ] as const)('several: %s has the language %s and the path %s', ([file, locale, path]) => {
    const parsed = parseFilePath(file, { locales: ['en', 'pt_br'] });
    expect(parsed.locale).toBe(locale);
    expect(parsed.path).toBe(path);
  });

  test.for([
    ['en/index.md', 'en', '/'],
    ['en/docs/1.setup.md', 'en', '/docs/setup'],
    ['docs/1.setup.md', undefined, '/docs/setup'],
  ] as const)('only one, without a prefix: %s has the language %s and the path %s', ([file, locale, path]) => {
    const parsed = parseFilePath(file, { locales: ['en'] });
    expect(parsed.locale).toBe(locale);
    expect(parsed.path).toBe(path);
  });

  test('none: a folder named like a language is an ordinary folder', () => {
    const parsed = parseFilePath('en/docs/setup.md');
    expect(parsed.locale).toBeUndefined();
    expect(parsed.path).toBe('/en/docs/setup');
  });

  test('are part of the stem', () => {
    expect(parseFilePath('en/1.docs/setup.md', { locales: ['en'] }).stem).toBe('en/1.docs/setup');
  });
});
