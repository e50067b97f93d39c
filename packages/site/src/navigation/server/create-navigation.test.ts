import { expect, test, vi } from 'vitest';
import { manyLanguages, noContent } from '../../../fixtures/test-app.tsx';
import { keepForever, keepNothing } from '../../server/keep-result.ts';
import type { Keep } from '../../server/keep-result.ts';
import type { NavigationMaker } from '../../server/server.ts';
import { createNavigation } from './create-navigation.ts';

const [english, portuguese] = manyLanguages.locales;

function open(keep: Keep) {
  const make = vi.fn<NavigationMaker>(async ({ locale }) => ({ root: `/${locale.code}/docs`, items: [] }));
  const options = { site: manyLanguages, content: noContent, keep };
  return { make, navigation: createNavigation({ ...options, server: { navigation: { '/docs/**': make } } }) };
}

test('a navigation is made once a language', async () => {
  const { make, navigation } = open(keepForever);
  const all = await Promise.all(
    [english, portuguese, english].map(async (locale) => locale && (await navigation('/docs/**', locale))),
  );
  expect(all.map((one) => one?.root)).toEqual(['/en/docs', '/pt_br/docs', '/en/docs']);
  expect(make).toHaveBeenCalledTimes(2);
});

test('where content changes at any time, it is made each time', async () => {
  const { make, navigation } = open(keepNothing);
  await navigation('/docs/**', english);
  await navigation('/docs/**', english);
  expect(make).toHaveBeenCalledTimes(2);
});

test('one that could not be made is made again', async () => {
  const { make, navigation } = open(keepForever);
  make.mockRejectedValueOnce(new Error('locked'));
  await expect(navigation('/docs/**', english)).rejects.toThrow('locked');
  expect(await navigation('/docs/**', english)).toEqual({ root: '/en/docs', items: [] });
});

test('most routes have none', async () => {
  expect(await open(keepForever).navigation('/blog', english)).toBeUndefined();
});
