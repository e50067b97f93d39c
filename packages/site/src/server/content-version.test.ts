import { expect, test, vi } from 'vitest';
import { devVersion, fixedVersion, namedContent, withContentVersion } from './content-version.ts';

test('reads the version of fixed content once', async () => {
  const read = vi.fn(async () => 'c1');
  const { current, isCurrent } = fixedVersion(read);
  expect([await current(), await current()]).toEqual(['c1', 'c1']);
  expect([await isCurrent('c1'), await isCurrent('c0')]).toEqual([true, false]);
  expect(read).toHaveBeenCalledTimes(1);
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

test.for([
  ['?b1.c1', 'c1'],
  ['?b1.', ''],
  ['?b2.c1', ''],
  ['', ''],
] as const)('the query %s of build b1 names the content version "%s"', ([search, content]) => {
  expect(namedContent(search, 'b1')).toBe(content);
});
