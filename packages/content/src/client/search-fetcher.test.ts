import { expect, test } from 'vitest';
import { HASH_DIGITS } from '../search/parts/part-names.ts';
import { INDEX_FORMAT } from '../search/parts/search-root.ts';
import { createSearchFetcher } from './search-fetcher.ts';

const SITE = 'https://site.test/base';

/** The part of a browser cache that is used. */
function fakeCaches() {
  const stored = new Map<string, string>();
  const cache = {
    match: async (url: string) => (stored.has(url) ? new Response(stored.get(url)) : undefined),
    put: async (url: string, response: Response) => {
      stored.set(url, await response.text());
    },
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    delete: async (url: string) => stored.delete(url),
  };
  return { caches: { open: async () => cache as unknown as Cache }, stored };
}

/** A network with some files, which can be disconnected. */
function fakeNetwork(files: Record<string, string>) {
  const requestedUrls: string[] = [];
  const network = { isLost: false };
  const fetchIt = async (url: unknown): Promise<Response> => {
    requestedUrls.push(String(url));
    if (network.isLost) throw new TypeError('no network');
    const text = files[String(url)];
    return new Response(text ?? 'missing', { status: text === undefined ? 404 : 200 });
  };
  return { fetchIt: fetchIt as typeof fetch, requestedUrls, network };
}

const [first, second] = ['0'.repeat(HASH_DIGITS), '1'.repeat(HASH_DIGITS)];
const root = { form: INDEX_FORMAT, locale: 'en', version: 'b2', bundles: `${first}${second}` };
const files = {
  [`${SITE}/__recto_search/en.json`]: JSON.stringify(root),
  [`${SITE}/__recto_search/parts/en/texts-0.json`]: '[]',
  [`${SITE}/__recto_search/parts/en/bundle-${first}.json`]: '{"texts-0.json":"[]","texts-1.json":"[1]"}',
  [`${SITE}/__recto_search/parts/en/bundle-${second}.json`]: '{"terms-0.txt":"0a"}',
};

test('a part is fetched only once', async () => {
  const { caches } = fakeCaches();
  const { fetchIt, requestedUrls } = fakeNetwork(files);
  for (const source of [createSearchFetcher(SITE, fetchIt, caches), createSearchFetcher(SITE, fetchIt, caches)]) {
    expect(await source.part('en', 'texts-0.json')).toBe('[]');
  }
  expect(requestedUrls).toEqual([`${SITE}/__recto_search/parts/en/texts-0.json`]);
});

test('without a network, parts that were fetched before are available', async () => {
  const { caches } = fakeCaches();
  const { fetchIt, network } = fakeNetwork(files);
  const source = createSearchFetcher(SITE, fetchIt, caches);
  await source.root('en');
  await source.part('en', 'texts-0.json');
  network.isLost = true;
  expect(await source.root('en')).toEqual(root);
  expect(await source.part('en', 'texts-0.json')).toBe('[]');
  await expect(source.root('fr')).rejects.toThrow('no network');
});

test('the rest of an index is fetched in bundles, and every part is available without a network', async () => {
  const { caches } = fakeCaches();
  const { fetchIt, requestedUrls, network } = fakeNetwork(files);
  const source = createSearchFetcher(SITE, fetchIt, caches);
  await source.cacheAll();
  expect(requestedUrls).toEqual([]);
  await source.root('en');
  await source.cacheAll();
  network.isLost = true;
  expect(await source.part('en', 'texts-1.json')).toBe('[1]');
  expect(await source.part('en', 'terms-0.txt')).toBe('0a');
  network.isLost = false;
  await source.cacheAll();
  expect(requestedUrls.filter((url) => url.includes('bundle'))).toHaveLength(2);
});

test('an interrupted download is continued', async () => {
  const { caches } = fakeCaches();
  const { fetchIt, requestedUrls } = fakeNetwork({
    ...files,
    [`${SITE}/__recto_search/parts/en/bundle-${second}.json`]: 'half',
  });
  const broken = createSearchFetcher(SITE, fetchIt, caches);
  await broken.root('en');
  await expect(broken.cacheAll()).rejects.toThrow('JSON');
  const whole = createSearchFetcher(SITE, fakeNetwork(files).fetchIt, caches);
  await whole.root('en');
  await whole.cacheAll();
  expect(await whole.part('en', 'terms-0.txt')).toBe('0a');
  expect(requestedUrls.filter((url) => url.endsWith(`bundle-${first}.json`))).toHaveLength(1);
});

test('with the whole index, outdated parts are deleted, but not those of other languages', async () => {
  const { caches, stored } = fakeCaches();
  const [old, other, current] = ['en/texts-9.json', 'fr/texts-9.json', 'en/texts-0.json'].map(
    (name) => `${SITE}/__recto_search/parts/${name}`,
  );
  for (const url of [old, other, current]) stored.set(url ?? '', '[]');
  const source = createSearchFetcher(SITE, fakeNetwork(files).fetchIt, caches);
  await source.root('en');
  await source.cacheAll();
  expect(stored.has(old ?? '')).toBe(false);
  expect([other, current].map((url) => stored.has(url ?? ''))).toEqual([true, true]);
});

test('without a cache, every part is fetched from the network', async () => {
  const { fetchIt, requestedUrls } = fakeNetwork(files);
  const source = createSearchFetcher(SITE, fetchIt, undefined);
  await source.part('en', 'texts-0.json');
  await source.part('en', 'texts-0.json');
  expect(requestedUrls).toHaveLength(2);
  await source.root('en');
  await source.cacheAll();
  expect(requestedUrls).toHaveLength(3);
});

test('a language without an index is not an error, a missing part is', async () => {
  const source = createSearchFetcher(SITE, fakeNetwork(files).fetchIt, fakeCaches().caches);
  expect(await source.root('fr')).toBeUndefined();
  await expect(source.part('en', 'texts-9.json')).rejects.toThrow('responded with 404');
});

test('an index of an unsupported format is rejected', async () => {
  const { fetchIt } = fakeNetwork({ [`${SITE}/__recto_search/en.json`]: '{"form":99}' });
  await expect(createSearchFetcher(SITE, fetchIt, undefined).root('en')).rejects.toThrow('unsupported format');
});

test('parts that are requested together are fetched in one request from a server, and cached individually', async () => {
  const { caches, stored } = fakeCaches();
  const several = `${SITE}/__recto_search/parts/en/several.json?names=texts-0.json,terms-0.txt`;
  const { fetchIt, requestedUrls } = fakeNetwork({
    [`${SITE}/__recto_search/en.json`]: JSON.stringify({ ...root, isServed: true }),
    [several]: '{"texts-0.json":"[]","terms-0.txt":"0a"}',
  });
  const source = createSearchFetcher(SITE, fetchIt, caches);
  await source.root('en');
  const read = async () =>
    await Promise.all(['texts-0.json', 'terms-0.txt'].map(async (name) => await source.part('en', name)));
  expect(await read()).toEqual(['[]', '0a']);
  expect(stored.get(`${SITE}/__recto_search/parts/en/terms-0.txt`)).toBe('0a');
  expect(await read()).toEqual(['[]', '0a']);
  expect(requestedUrls.slice(1)).toEqual([several]);
});
