import { expect, test } from 'vitest';
import { HOME, pageOf, siteOf, sourceOf } from '../../fixtures/check/site-of.ts';
import { readSite } from './read-site.ts';

test('finds the URL of the site by the canonical URLs of most indexable pages', async () => {
  const site = await siteOf({
    '/en': pageOf('/en'),
    '/en/a': pageOf('/en/a'),
    '/fr/a': pageOf('/fr/a', { canonical: `${HOME}/en/a` }),
    '/copy': pageOf('/copy', { canonical: 'https://elsewhere.example/copy' }),
    '/demo': pageOf('/demo', {
      canonical: 'https://demo.example/demo',
      head: '<meta name="robots" content="noindex">',
    }),
  });
  expect(site.siteUrl).toBe(HOME);
  expect((await siteOf({ '/': pageOf('/', { canonical: '' }) })).siteUrl).toBeUndefined();
});

test.for([
  ['/en/b', '/en/b'],
  ['b', '/en/b'],
  ['/en/b/?x#y', '/en/b'],
  ['#y', '/en/a'],
  [`${HOME}/en/b`, '/en/b'],
  [HOME, '/'],
  ['/%C3%A9t%C3%A9', '/été'],
  ['https://elsewhere.example/en/b', undefined],
  ['mailto:a@site.example', undefined],
  ['//elsewhere.example/x', undefined],
  ['https://', undefined],
] as const)('on /en/a, the URL %s has the path %s', async ([address, path]) => {
  const { pathOf } = await siteOf({ '/en/a': pageOf('/en/a') });
  expect(pathOf(address, '/en/a')).toBe(path);
});

test('with a base path, URLs outside of it are not part of the site', async () => {
  const { siteUrl, pathOf } = await siteOf({ '/a': pageOf('/a', { canonical: `${HOME}/below/here/a` }) });
  expect(siteUrl).toBe(`${HOME}/below/here`);
  expect(pathOf('/below/here/b')).toBe('/b');
  expect(pathOf('/below/here')).toBe('/');
  expect(pathOf('/below/hereafter')).toBeUndefined();
  expect(pathOf(`${HOME}/b`)).toBeUndefined();
});

test('excludes pages that only redirect', async () => {
  const site = await siteOf({ '/a': '<meta http-equiv="refresh" content="0; url=/b">', '/b': pageOf('/b') });
  expect(site.pages.map(({ path }) => path)).toEqual(['/b']);
  expect(site.pageAt('/a')).toBeUndefined();
  expect(await site.open('/a')).toBeDefined();
});

test('finds the pages of a running site through links, each once', async () => {
  const files = {
    '/': pageOf('/', { body: '<a href="/a#x">a</a><a href="/none">none</a><a href="https://else.example/z">z</a>' }),
    '/a': pageOf('/a', { body: '<a href="/">home</a>', head: '<link rel="alternate" hreflang="fr" href="/fr/a">' }),
    '/fr/a': pageOf('/fr/a'),
    '/unlinked': pageOf('/unlinked'),
  };
  const requests: string[] = [];
  const { open } = sourceOf(files);
  const site = await readSite({
    start: ['/'],
    url: 'http://localhost:3000',
    open: async (path) => {
      requests.push(path);
      return await open(path);
    },
  });
  expect(site.pages.map(({ path }) => path)).toEqual(['/', '/a', '/fr/a']);
  expect(requests).toEqual(['/', '/a', '/none', '/fr/a']);
  expect(site.pathOf('http://localhost:3000/a')).toBe('/a');
});
