import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { buildContent } from '../build/build-content.ts';
import { defineCollection, defineContent } from '../collections/collection.ts';
import { searchScopeOf } from '../search/search-scope.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { ReadStore } from '../store/store.ts';
import { createSearchEndpoints, listSearchFiles } from './search-endpoints.ts';
import { createSearchIndexes } from '../search-index/search-indexes.ts';
import { createSiteSearch } from './site-search.ts';

const config = defineContent({
  locales: ['en', 'fr'],
  collections: {
    docs: defineCollection({ type: 'page', source: 'docs/**', search: { ignoredTags: ['pre'] } }),
    notes: defineCollection({ type: 'page', source: 'notes/**' }),
    people: defineCollection({ type: 'data', source: 'people/**', search: true }),
  },
});
const searchScope = searchScopeOf(config);

const files = {
  'en/docs/1.install.md': '# Installation\n\nStart here.\n\n## Docker\n\nAn image.\n\n```sh\nsecretcode\n```\n',
  'en/docs/2.query.md': '# Queries\n\nAsk for rows.\n',
  'fr/docs/1.install.md': '# Installation\n\nCommencez ici.\n',
  'en/notes/1.quiet.md': '# Quiet installation\n',
  'en/people/a.yml': 'name: Installer\n',
};

async function openStore(contents: Record<string, string> = files): Promise<ReadStore> {
  const root = makeFolder();
  writeFiles(root, contents);
  const output = join(root, 'content.sqlite');
  const { errors } = await buildContent({ config, root, output });
  expect(errors).toEqual([]);
  const store = openSqlite(output);
  onTestFinished(() => store.close());
  return store;
}

async function open({ base = '', isChanging = false } = {}) {
  const endpoint = createSearchEndpoints({
    search: createSiteSearch({ store: await openStore(), searchScope, base }),
    isChanging,
  });
  return async (path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Response> => {
    const url = new URL(path, 'http://site.test');
    return (await endpoint(new Request(url, { method, headers }), url, url.pathname)) ?? LEFT;
  };
}

async function listFiles(store: ReadStore): Promise<{ url: string; text: string }[]> {
  const files = listSearchFiles(createSearchIndexes(store, searchScope), searchScope.locales);
  return await Array.fromAsync(files, async ({ url, read }) => ({ url, text: await read() }));
}

/** Names of the parts of an index. */
async function namesOf(locale: string): Promise<string[]> {
  const files = await listFiles(await openStore());
  const folder = `/__recto_search/parts/${locale}/`;
  return files.flatMap(({ url }) => (url.startsWith(folder) ? [url.slice(folder.length)] : []));
}

/** The response of the next endpoint. */
const LEFT = new Response(null, { status: 599 });

/** The paths in a search response. */
async function pathsOf(response: Response): Promise<string[]> {
  const { results } = (await response.json()) as { results: { path: string }[] };
  return results.map(({ path }) => path);
}

test('a search responds with paths, titles, parent headings and excerpts', async () => {
  const call = await open();
  const response = await call('/api/search?q=docker');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.json()).toEqual({
    results: [{ path: '/en/docs/install#docker', title: 'Docker', titles: ['Installation'], excerpt: 'An image.' }],
  });
});

test('responds with 304 if the client has the current response, and another index changes the tag', async () => {
  const call = await open();
  const tag = (await call('/api/search?q=docker')).headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\/"\w+\.\w+"$/u);
  const again = await call('/api/search?q=docker', 'GET', { 'if-none-match': tag });
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, '']);
  expect((await call('/api/search?q=docker', 'GET', { 'if-none-match': 'W/"old.old"' })).status).toBe(200);
  const french = await call('/api/search?q=docker&locale=fr', 'GET', { 'if-none-match': tag });
  expect(french.status).toBe(200);
});

test('other collections, data and ignored tags are not found', async () => {
  const call = await open();
  expect(await pathsOf(await call('/api/search?q=quiet'))).toEqual([]);
  expect(await pathsOf(await call('/api/search?q=installer'))).not.toContain('/en/people/a');
  expect(await pathsOf(await call('/api/search?q=secretcode'))).toEqual([]);
});

test('translated pages come first, and missing translations are found in the default language', async () => {
  const call = await open();
  expect(await pathsOf(await call('/api/search?q=installation&locale=fr'))).toEqual(['/fr/docs/install']);
  expect(await pathsOf(await call('/api/search?q=queries&locale=fr'))).toEqual(['/fr/docs/query']);
});

test('with a base path, results include it', async () => {
  const call = await open({ base: '/site' });
  expect(await pathsOf(await call('/api/search?q=rows'))).toEqual(['/site/en/docs/query']);
});

test('responses that may change are not cached', async () => {
  const call = await open({ isChanging: true });
  expect((await call('/api/search?q=docker')).headers.get('cache-control')).toBe('no-store');
});

test.for([
  ['/api/search', /q is missing/u],
  ['/api/search?q=%20', /q is missing/u],
  [`/api/search?q=${'a'.repeat(201)}`, /at most 200 characters/u],
  ['/api/search?q=a&locale=xx', /one of: en, fr/u],
  ['/api/search?q=a&limit=0', /from 1 to 50/u],
  ['/api/search?q=a&limit=51', /from 1 to 50/u],
  ['/api/search?q=a&limit=ten', /from 1 to 50/u],
] as const)('%s is rejected with a hint', async ([path, hint]) => {
  const response = await (await open())(path);
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(hint);
});

test('only GET and HEAD are allowed', async () => {
  const call = await open();
  expect((await call('/api/search?q=a', 'POST')).status).toBe(405);
  expect((await call('/__recto_search/en.json', 'DELETE')).status).toBe(405);
});

test.for(['/api/searching', '/api', '/__recto_search', '/en/docs/install'])('ignores %s', async (path) => {
  expect(await (await open())(path)).toBe(LEFT);
});

test('the files of an index are served, its parts are immutable', async () => {
  const call = await open();
  const root = await call('/__recto_search/en.json');
  expect(root.headers.get('cache-control')).toBe('no-cache');
  const texts = (await namesOf('en')).find((name) => name.startsWith('texts')) ?? '';
  const part = await call(`/__recto_search/parts/en/${texts}`);
  expect(part.headers.get('cache-control')).toContain('immutable');
  expect(await part.text()).toContain('Installation');
  for (const missing of ['en/texts-0123456789.json', `fr/${texts}`, `xx/${texts}`]) {
    expect((await call(`/__recto_search/parts/${missing}`)).status).toBe(404);
  }
});

test('a server returns several parts in one response, and announces it in the root', async () => {
  const call = await open();
  const { isServed } = (await (await call('/__recto_search/en.json')).json()) as Record<string, unknown>;
  expect(isServed).toBe(true);
  const several = `/__recto_search/parts/en/several.json?names=`;
  const names = await namesOf('en');
  const [texts = '', terms = '', bundle = ''] = ['texts', 'terms', 'bundle'].map((kind) =>
    names.find((name) => name.startsWith(kind)),
  );
  const parts = (await (await call(`${several}${texts},${terms}`)).json()) as Record<string, string>;
  expect(Object.keys(parts)).toEqual([texts, terms]);
  expect(parts[texts]).toContain('Installation');
  for (const wrong of ['', `${texts},texts-0123456789.json`, bundle, Array(61).fill(texts).join(',')]) {
    expect((await call(several + wrong)).status).toBe(404);
  }
});

test('the files of a static site are the same as the responses of a server', async () => {
  const call = await open();
  const listed = await listFiles(await openStore());
  expect(listed.map(({ url }) => url)).toContain('/__recto_search/fr.json');
  expect(listed.filter(({ url }) => url.includes('/bundle-'))).toHaveLength(2);
  for (const { url, text } of listed) {
    const answered = await (await call(url)).text();
    expect(answered.replace(',"isServed":true', '')).toBe(text);
  }
});

test('changed content has another version', async () => {
  const versionOf = async (contents: Record<string, string>): Promise<string> => {
    const [root] = await listFiles(await openStore(contents));
    return (JSON.parse(root?.text ?? '{}') as { version: string }).version;
  };
  const before = await versionOf(files);
  expect(await versionOf(files)).toBe(before);
  expect(await versionOf({ ...files, 'en/docs/2.query.md': '# Queries\n\nAsk for more rows.\n' })).not.toBe(before);
});

test('a site without searched collections has no search', async () => {
  const none = searchScopeOf({ ...config, collections: { notes: config.collections.notes } });
  const endpoint = createSearchEndpoints({
    search: createSiteSearch({ store: await openStore(), searchScope: none }),
    isChanging: false,
  });
  const url = new URL('http://site.test/api/search?q=a');
  expect(await endpoint(new Request(url), url, url.pathname)).toBeUndefined();
});
