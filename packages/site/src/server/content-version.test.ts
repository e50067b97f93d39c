import { expect, test, vi } from 'vitest';
import { devVersion, fixedVersion, sharedVersion, withContentVersion } from './content-version.ts';

test('reads the version of fixed content once', async () => {
  const read = vi.fn(async () => 'c1');
  const { current, isCurrent } = fixedVersion(read);
  expect([await current(), await current()]).toEqual(['c1', 'c1']);
  expect([await isCurrent('c1'), await isCurrent('c0')]).toEqual([true, false]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('reads the version of a shared database once a second, and again before a response is cached', async () => {
  let [time, content] = [0, 'c1'];
  const read = vi.fn(async () => content);
  const { current, isCurrent } = sharedVersion(read, () => time);
  expect(await current()).toBe('c1');
  content = 'c2';
  time = 999;
  expect(await current()).toBe('c1');
  expect(read).toHaveBeenCalledTimes(1);
  expect(await isCurrent('c1')).toBe(false);
  time = 1000;
  expect(await current()).toBe('c2');
  expect(await isCurrent('c2')).toBe(true);
});

test('caches nothing in development', async () => {
  expect(await devVersion.isCurrent(await devVersion.current())).toBe(false);
});

test('a page gets the version that was read before it was made', async () => {
  let content = 'c1';
  const page = { path: '/', locale: 'en', route: '/', status: 200, data: null, body: [] };
  const head = { title: '', description: '', lang: 'en', dir: 'ltr' as const };
  const resolve = withContentVersion(
    async (path) => {
      content = 'c2';
      return path === '/old' ? { redirect: '/' } : { ...page, head };
    },
    { current: async () => content },
  );
  expect(await resolve('/')).toMatchObject({ path: '/', contentVersion: 'c1' });
  expect(await resolve('/old')).toEqual({ redirect: '/' });
});
