import { expect, test } from 'vitest';
import { createFakeCaches } from '../../fixtures/fake-caches.ts';
import { OFFLINE_PAGES, OFFLINE_PICTURE_BYTES } from '../constants.ts';
import { createShelf } from './shelf.ts';

const facts = { base: '', locales: [], defaultLocale: 'en', files: [], titleEnd: '' };
const at = (path: string): URL => new URL(path, 'http://site.test');
const page = (title: string): string => `<title>${title}</title>`;

/** Creates the cache of one build. */
const shelfOf = (build: string, caches = createFakeCaches()) => createShelf(caches, { ...facts, build });

test('finds a page by its path, and anything else by its full URL', async () => {
  const shelf = shelfOf('b1');
  await shelf.keepPage(
    at('/docs/'),
    page('Docs'),
    new Headers({ 'content-encoding': 'br', 'content-type': 'text/html' }),
  );
  const found = await shelf.find(at('/docs?from=elsewhere#part'));
  expect(await found?.text()).toBe(page('Docs'));
  expect(found?.headers.get('content-type')).toBe('text/html');
  expect(found?.headers.get('content-encoding')).toBeNull();
  await shelf.keep(at('/docs/_payload.json?b1'), new Response('data'));
  expect(await shelf.has(at('/docs/_payload.json?b1'))).toBe(true);
  expect(await shelf.has(at('/docs/_payload.json?b2'))).toBe(false);
});

test('lists pages with their titles, the last one first', async () => {
  const shelf = shelfOf('b1');
  for (const name of ['one', 'two', 'one', 'ثلاثة']) await shelf.keepPage(at(`/${name}`), page(name), new Headers());
  expect((await shelf.listPages()).map(({ title }) => title)).toEqual(['ثلاثة', 'one', 'two']);
});

test('removes the oldest pages above the limit and does not cache large images', async () => {
  const shelf = shelfOf('b1');
  for (let number = 0; number <= OFFLINE_PAGES; number += 1) {
    await shelf.keepPage(at(`/${number}`), page(String(number)), new Headers());
  }
  expect(await shelf.listPages()).toHaveLength(OFFLINE_PAGES);
  expect(await shelf.has(at('/0'))).toBe(false);
  await shelf.keep(at('/_image/a.webp'), new Response(new Uint8Array(OFFLINE_PICTURE_BYTES)));
  await shelf.keep(at('/_image/b.webp'), new Response(new Uint8Array(OFFLINE_PICTURE_BYTES + 1)));
  expect(await shelf.has(at('/_image/a.webp'))).toBe(true);
  expect(await shelf.has(at('/_image/b.webp'))).toBe(false);
});

test('finds a page of an older build and its files until the page is read again', async () => {
  const caches = createFakeCaches();
  const old = shelfOf('b1', caches);
  await old.keepPage(at('/docs'), page('Old'), new Headers());
  await old.keep(at('/assets/old.js'), new Response('old'));
  const shelf = shelfOf('b2', caches);
  expect(await (await shelf.find(at('/docs')))?.text()).toBe(page('Old'));
  expect(await (await shelf.find(at('/assets/old.js')))?.text()).toBe('old');
  expect(await shelf.has(at('/docs'))).toBe(false);
  expect(await shelf.has(at('/assets/old.js'))).toBe(true);
  await shelf.keepPage(at('/docs'), page('New'), new Headers());
  expect(await (await shelf.find(at('/docs')))?.text()).toBe(page('New'));
  expect(await old.has(at('/docs'))).toBe(false);
});

test('keeps the previous build, removes older builds without pages, and limits the number of builds', async () => {
  const caches = createFakeCaches();
  const keep = async (build: string, path?: string): Promise<void> => {
    const shelf = shelfOf(build, caches);
    await shelf.keep(at(`/assets/${build}.js`), new Response(build));
    if (path !== undefined) await shelf.keepPage(at(path), page(path), new Headers());
    await shelf.tidy();
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
  const shelf = shelfOf('b1', caches);
  await shelf.keepPage(at('/docs'), page('Docs'), new Headers());
  await shelf.clear();
  expect(await caches.keys()).toEqual(['recto:/demo/:b1', 'recto-search', 'other']);
});

test('caches all files of a build, or none', async () => {
  const load = (url: string): Response => new Response(null, { status: url.endsWith('/gone.js') ? 404 : 200 });
  const shelf = shelfOf('b1', createFakeCaches(load));
  await expect(shelf.keepAll(['/assets/a.js', '/assets/gone.js'])).rejects.toThrow('Failed to fetch');
  expect(await shelf.has(at('/assets/a.js'))).toBe(false);
  await shelf.keepAll(['/assets/a.js']);
  expect(await shelf.has(at('/assets/a.js'))).toBe(true);
});
