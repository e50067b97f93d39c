import { expect, test } from 'vitest';
import type { ResolveResult } from '../payload/resolved-page.ts';
import { cachePages } from './cache-pages.ts';

const page = (path: string, changes: object = {}): ResolveResult => ({
  path,
  locale: 'en',
  route: '/docs/**',
  status: 200,
  head: { title: path, description: '', lang: 'en', dir: 'ltr' },
  data: null,
  body: [`<p>${'a'.repeat(100)}</p>`],
  ...changes,
});

/** A cached resolver that records the paths it resolves, with a content version that tests can change. */
function createCachedResolver(changes: object = {}, maxBytes?: number) {
  const state = { version: 'one', isCurrent: true };
  const resolved: string[] = [];
  const version = { current: async () => state.version, isCurrent: async () => state.isCurrent };
  const resolve = cachePages(
    async (path) => {
      resolved.push(path);
      return await Promise.resolve(page(path, changes));
    },
    version,
    maxBytes,
  );
  return { state, resolved, resolve };
}

test('resolves a page once, also for concurrent requests', async () => {
  const { resolve, resolved } = createCachedResolver();
  const pages = await Promise.all([resolve('/a'), resolve('/a')]);
  expect(await resolve('/a')).toBe(pages[0]);
  expect(pages[1]).toBe(pages[0]);
  expect(resolved).toEqual(['/a']);
});

test('resolves a page again if the content has changed', async () => {
  const { resolve, resolved, state } = createCachedResolver();
  await resolve('/a');
  state.version = 'two';
  await resolve('/a');
  expect(resolved).toEqual(['/a', '/a']);
});

test('does not cache a page that was resolved while the content changed', async () => {
  const { resolve, resolved, state } = createCachedResolver();
  state.isCurrent = false;
  await resolve('/a');
  await resolve('/a');
  expect(resolved).toEqual(['/a', '/a']);
});

test.for([
  [{ perVisitor: true }],
  [{ status: 404, error: { status: 404, statusMessage: 'Page not found', message: '', fatal: false } }],
  [{ redirect: '/b' }],
] as const)('resolves a page with %o for each request', async ([changes]) => {
  const { resolve, resolved } = createCachedResolver(changes);
  const [first, second] = await Promise.all([resolve('/a'), resolve('/a')]);
  expect(second).not.toBe(first);
  await resolve('/a');
  expect(resolved).toHaveLength(3);
});

test('removes the least recently used page if the cache is full', async () => {
  const { resolve, resolved } = createCachedResolver({}, 250);
  for (const path of ['/a', '/b', '/a', '/c', '/a', '/b']) await resolve(path);
  expect(resolved).toEqual(['/a', '/b', '/c', '/b']);
});
