import { expect, test, vi } from 'vitest';
import { manyLanguages, noContent } from '../../../fixtures/test-app.tsx';
import { cacheForever, cacheNothing } from '../../server/cache-result.ts';
import type { CacheResult } from '../../server/cache-result.ts';
import type { BuildNavigation } from '../../server/server.ts';
import { createNavigation } from './create-navigation.ts';

const [english, portuguese] = manyLanguages.locales;

function open(cacheResult: CacheResult) {
  const make = vi.fn<BuildNavigation>(async ({ locale }) => ({ root: `/${locale.code}/docs`, items: [] }));
  const options = { site: manyLanguages, content: noContent, cacheResult };
  return { make, navigation: createNavigation({ ...options, server: { navigation: { '/docs/**': make } } }) };
}

test('builds a navigation once per language', async () => {
  const { make, navigation } = open(cacheForever);
  const all = await Promise.all(
    [english, portuguese, english].map(async (locale) => locale && (await navigation('/docs/**', locale))),
  );
  expect(all.map((one) => one?.root)).toEqual(['/en/docs', '/pt_br/docs', '/en/docs']);
  expect(make).toHaveBeenCalledTimes(2);
});

test('builds it on every call if nothing is cached', async () => {
  const { make, navigation } = open(cacheNothing);
  await navigation('/docs/**', english);
  await navigation('/docs/**', english);
  expect(make).toHaveBeenCalledTimes(2);
});

test('builds it again after an error', async () => {
  const { make, navigation } = open(cacheForever);
  make.mockRejectedValueOnce(new Error('locked'));
  await expect(navigation('/docs/**', english)).rejects.toThrow('locked');
  expect(await navigation('/docs/**', english)).toEqual({ root: '/en/docs', items: [] });
});

test('returns undefined for a route without navigation', async () => {
  expect(await open(cacheForever).navigation('/blog', english)).toBeUndefined();
});
