import { expect, test } from 'vitest';
import { createFakeCaches } from '../../fixtures/fake-caches.ts';
import { OFFLINE_PAGES, OFFLINE_IMAGE_BYTES } from '../constants.ts';
import { createOfflineCache } from './offline-cache.ts';

const config = { base: '', locales: [], defaultLocale: 'en', files: [], titleSuffix: '' };
const at = (path: string): URL => new URL(path, 'http://site.test');
const page = (title: string): string => `<title>${title}</title>`;

/** Creates the cache of one build. */
const cacheOf = (build: string, caches = createFakeCaches()) => createOfflineCache(caches, { ...config, build });

test('finds a page by its path, and anything else by its full URL', async () => {
  const cache = cacheOf('b1');
  await cache.putPage(
    at('/docs/'),
    page('Docs'),
    new Headers({ 'content-encoding': 'br', 'content-type': 'text/html' }),
  );
  const response = await cache.find(at('/docs?from=elsewhere#part'));
  expect(await response?.text()).toBe(page('Docs'));
  expect(response?.headers.get('content-type')).toBe('text/html');
  expect(response?.headers.get('content-encoding')).toBeNull();
  await cache.put(at('/docs/_payload.json?b1'), new Response('data'));
  expect(await cache.has(at('/docs/_payload.json?b1'))).toBe(true);
  expect(await cache.has(at('/docs/_payload.json?b2'))).toBe(false);
});

test('lists pages with their titles, the last one first', async () => {
  const cache = cacheOf('b1');
  for (const name of ['one', 'two', 'one', 'ثلاثة']) await cache.putPage(at(`/${name}`), page(name), new Headers());
  expect((await cache.listPages()).map(({ title }) => title)).toEqual(['ثلاثة', 'one', 'two']);
});

test('removes the oldest pages above the limit and does not cache large images', async () => {
  const cache = cacheOf('b1');
  for (let number = 0; number <= OFFLINE_PAGES; number += 1) {
    await cache.putPage(at(`/${number}`), page(String(number)), new Headers());
  }
  expect(await cache.listPages()).toHaveLength(OFFLINE_PAGES);
  expect(await cache.has(at('/0'))).toBe(false);
  await cache.put(at('/_image/a.webp'), new Response(new Uint8Array(OFFLINE_IMAGE_BYTES)));
  await cache.put(at('/_image/b.webp'), new Response(new Uint8Array(OFFLINE_IMAGE_BYTES + 1)));
  expect(await cache.has(at('/_image/a.webp'))).toBe(true);
  expect(await cache.has(at('/_image/b.webp'))).toBe(false);
});

test('finds a page of an older build and its files until the page is read again', async () => {
  const caches = createFakeCaches();
  const old = cacheOf('b1', caches);
  await old.putPage(at('/docs'), page('Old'), new Headers());
  await old.put(at('/assets/old.js'), new Response('old'));
  const cache = cacheOf('b2', caches);
  expect(await (await cache.find(at('/docs')))?.text()).toBe(page('Old'));
  expect(await (await cache.find(at('/assets/old.js')))?.text()).toBe('old');
  expect(await cache.has(at('/docs'))).toBe(false);
  expect(await cache.has(at('/assets/old.js'))).toBe(true);
  await cache.putPage(at('/docs'), page('New'), new Headers());
  expect(await (await cache.find(at('/docs')))?.text()).toBe(page('New'));
  expect(await old.has(at('/docs'))).toBe(false);
});

test('keeps the previous build, removes older builds without pages, and limits the number of builds', async () => {
  const caches = createFakeCaches();
  const keep = async (build: string, path?: string): Promise<void> => {
    const cache = cacheOf(build, caches);
    await cache.put(at(`/assets/${build}.js`), new Response(build));
    if (path !== undefined) await cache.putPage(at(path), page(path), new Headers());
    await cache.prune();
  };
  await keep('b1');
  await keep('b2', '/two');
  expect(await caches.keys()).toEqual(['recto:/:b1', 'recto:/:b2']);
  await keep('b3');
  expect(await caches.keys()).toEqual(['recto:/:b2', 'recto:/:b3']);
  await keep('b4');
  await keep('b5', '/five');
  expect(await caches.keys()).toEqual(['recto:/:b2', 'recto:/:b4', 'recto:/:b5']);
  await keep('b6', '/six');
  expect(await caches.keys()).toEqual(['recto:/:b2', 'recto:/:b5', 'recto:/:b6']);
  await keep('b7', '/seven');
  await keep('b8', '/eight');
  expect(await caches.keys()).toEqual(['recto:/:b5', 'recto:/:b6', 'recto:/:b7', 'recto:/:b8']);
});

test('does not change caches of other sites on the host, or other caches of this site', async () => {
  const caches = createFakeCaches();
  for (const name of ['recto:/demo/:b1', 'recto-search', 'other']) await caches.open(name);
  const cache = cacheOf('b1', caches);
  await cache.putPage(at('/docs'), page('Docs'), new Headers());
  await cache.clear();
  expect(await caches.keys()).toEqual(['recto:/demo/:b1', 'recto-search', 'other']);
});

test('caches all files of a build, or none', async () => {
  const load = (url: string): Response => new Response(null, { status: url.endsWith('/gone.js') ? 404 : 200 });
  const cache = cacheOf('b1', createFakeCaches(load));
  await expect(cache.putAll(['/assets/a.js', '/assets/gone.js'])).rejects.toThrow('Failed to fetch');
  expect(await cache.has(at('/assets/a.js'))).toBe(false);
  await cache.putAll(['/assets/a.js']);
  expect(await cache.has(at('/assets/a.js'))).toBe(true);
});
