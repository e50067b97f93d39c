import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { buildContent } from '../build/build-content.ts';
import { defineCollection, defineContent } from '../collections/collection.ts';
import { listSearched } from '../search/searched.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { ReadStore } from '../store/store.ts';
import { createSearchEndpoints, listSearchFiles } from './search-endpoints.ts';
import { createSiteSearch } from './site-search.ts';

const config = defineContent({
  locales: ['en', 'fr'],
  collections: {
    docs: defineCollection({ type: 'page', source: 'docs/**', search: { ignoredTags: ['pre'] } }),
    notes: defineCollection({ type: 'page', source: 'notes/**' }),
    people: defineCollection({ type: 'data', source: 'people/**', search: true }),
  },
});
const searched = listSearched(config);

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
  const { faults } = await buildContent({ config, root, output });
  expect(faults).toEqual([]);
  const store = openSqlite(output);
  onTestFinished(() => store.close());
  return store;
}

async function open({ base = '', isChanging = false } = {}) {
  const endpoint = createSearchEndpoints({
    search: createSiteSearch({ store: await openStore(), searched, base }),
    isChanging,
  });
  return async (path: string, method = 'GET'): Promise<Response> => {
    const url = new URL(path, 'http://site.test');
    return (await endpoint(new Request(url, { method }), url, url.pathname)) ?? LEFT;
  };
}

/** What others answer. */
const LEFT = new Response(null, { status: 599 });

/** The paths that a call answers with. */
async function pathsOf(answer: Response): Promise<string[]> {
  const { results } = (await answer.json()) as { results: { path: string }[] };
  return results.map(({ path }) => path);
}

test('a search answers with places, titles, trails and words in context', async () => {
  const call = await open();
  const answer = await call('/api/search?q=docker');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  expect(await answer.json()).toEqual({
    results: [{ path: '/en/docs/install#docker', title: 'Docker', titles: ['Installation'], excerpt: 'An image.' }],
  });
});

test('collections that do not ask for it, data, and tags left out are not found', async () => {
  const call = await open();
  expect(await pathsOf(await call('/api/search?q=quiet'))).toEqual([]);
  expect(await pathsOf(await call('/api/search?q=installer'))).not.toContain('/en/people/a');
  expect(await pathsOf(await call('/api/search?q=secretcode'))).toEqual([]);
});

test('in another language its own pages come first, and originals stand in', async () => {
  const call = await open();
  expect(await pathsOf(await call('/api/search?q=installation&locale=fr'))).toEqual(['/fr/docs/install']);
  expect(await pathsOf(await call('/api/search?q=queries&locale=fr'))).toEqual(['/fr/docs/query']);
});

test('below a folder, places are too', async () => {
  const call = await open({ base: '/site' });
  expect(await pathsOf(await call('/api/search?q=rows'))).toEqual(['/site/en/docs/query']);
});

test('what may change is not kept', async () => {
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
] as const)('%s is refused with a hint', async ([path, hint]) => {
  const answer = await (await open())(path);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toMatch(hint);
});

test('only reading is allowed', async () => {
  const call = await open();
  expect((await call('/api/search?q=a', 'POST')).status).toBe(405);
  expect((await call('/__recto_search/en.json', 'DELETE')).status).toBe(405);
});

test.for(['/api/searching', '/api', '/__recto_search', '/en/docs/install'])('%s is left to others', async (path) => {
  expect(await (await open())(path)).toBe(LEFT);
});

test('the files of an index are answered, its parts for good', async () => {
  const call = await open();
  const root = await call('/__recto_search/en.json');
  expect(root.headers.get('cache-control')).toBe('no-cache');
  const { version } = (await root.json()) as { version: string };
  const part = await call(`/__recto_search/parts/en-${version}/texts-0.json`);
  expect(part.headers.get('cache-control')).toContain('immutable');
  expect(await part.text()).toContain('Installation');
  for (const missing of [`en-${version}/texts-99.json`, `en-0123/texts-0.json`, `xx-${version}/texts-0.json`]) {
    expect((await call(`/__recto_search/parts/${missing}`)).status).toBe(404);
  }
});

test('a server answers several parts at once, and says so in the root', async () => {
  const call = await open();
  const { version, isServed } = (await (await call('/__recto_search/en.json')).json()) as Record<string, unknown>;
  expect(isServed).toBe(true);
  const several = `/__recto_search/parts/en-${String(version)}/several.json?names=`;
  const parts = (await (await call(`${several}texts-0.json,terms-0.txt`)).json()) as Record<string, string>;
  expect(Object.keys(parts)).toEqual(['texts-0.json', 'terms-0.txt']);
  expect(parts['texts-0.json']).toContain('Installation');
  for (const names of ['', 'texts-0.json,texts-99.json', 'crate-0.json', Array(61).fill('texts-0.json').join(',')]) {
    expect((await call(several + names)).status).toBe(404);
  }
});

test('the files of a static site are those that a server answers with', async () => {
  const call = await open();
  const listed = await Array.fromAsync(listSearchFiles(await openStore(), searched));
  expect(listed.map(({ address }) => address)).toContain('/__recto_search/fr.json');
  expect(listed.filter(({ address }) => address.endsWith('/crate-0.json'))).toHaveLength(2);
  for (const { address, text } of listed) {
    const answered = await (await call(address)).text();
    expect(answered.replace(',"isServed":true', '')).toBe(text);
  }
});

test('other content is another version', async () => {
  const versionOf = async (contents: Record<string, string>): Promise<string> => {
    const [root] = await Array.fromAsync(listSearchFiles(await openStore(contents), searched));
    return (JSON.parse(root?.text ?? '{}') as { version: string }).version;
  };
  const before = await versionOf(files);
  expect(await versionOf(files)).toBe(before);
  expect(await versionOf({ ...files, 'en/docs/2.query.md': '# Queries\n\nAsk for more rows.\n' })).not.toBe(before);
});

test('a site that asks for no search has none', async () => {
  const none = listSearched({ ...config, collections: { notes: config.collections.notes } });
  const endpoint = createSearchEndpoints({
    search: createSiteSearch({ store: await openStore(), searched: none }),
    isChanging: false,
  });
  const url = new URL('http://site.test/api/search?q=a');
  expect(await endpoint(new Request(url), url, url.pathname)).toBeUndefined();
});
