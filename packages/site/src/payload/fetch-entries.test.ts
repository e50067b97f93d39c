import type { TreeItem } from '@recto/ui';
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchEntries } from './fetch-entries.ts';

const items = Array.from({ length: 150 }, (_, index): TreeItem => ({ title: `${index}`, path: `/docs/all/${index}` }));
const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const pathsOf = async (item: TreeItem): Promise<string[]> => (await fetchEntries(item)).map(({ path }) => path);

beforeEach(() => {
  fetch.mockReset().mockImplementation(async () => Response.json(items));
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { build: 'b1', content: 'c1' } }) });
  vi.stubGlobal('fetch', fetch);
});

test('shows the first entries of a closed folder with many entries', async () => {
  const list = await fetchEntries({ title: 'All', path: '/docs/all', page: false, closed: '/docs/all/0' });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/docs/all/_navigation.json?b1.c1', { cache: 'force-cache' });
  expect(list).toHaveLength(21);
  expect(list.at(-1)).toMatchObject({ path: '/docs/all/20', rest: 130, folder: '/docs/all' });
});

test('loads all entries that were omitted before or after', async () => {
  const rest = { title: '…', folder: '/docs/all' };
  expect(await pathsOf({ ...rest, path: '/docs/all/39', rest: 40 })).toEqual(
    items.slice(0, 40).map(({ path }) => path),
  );
  expect(await pathsOf({ ...rest, path: '/docs/all/60', rest: 90 })).toEqual(items.slice(60).map(({ path }) => path));
});

test('rejects for an error status', async () => {
  fetch.mockImplementation(async () => new Response('', { status: 503 }));
  await expect(fetchEntries({ title: 'All', path: '/docs/all' })).rejects.toThrow(
    'The entries of /docs/all could not be loaded: status 503.',
  );
});
