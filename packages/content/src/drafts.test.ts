/** Drafts must not be in any output of this package: each output is searched for a word that only drafts contain. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeFiles } from '../fixtures/temp-folder.ts';
import type { ContentConfig } from './collections/collection.ts';
import { createContent } from './content.ts';
import type { Content } from './content.ts';
import { createDumps } from './dump/create-dumps.ts';
import { decodeDump } from './dump/encode.ts';
import { createContentEndpoints } from './endpoints/content-endpoints.ts';
import { createSearchEndpoints, listSearchFiles } from './endpoints/search-endpoints.ts';
import { createSearchIndexes } from './search-index/search-indexes.ts';
import { createSiteSearch } from './endpoints/site-search.ts';
import { buildNavigation } from './navigation/navigation.ts';
import type { NavigationPage } from './navigation/navigation-item.ts';
import { surroundings } from './navigation/surroundings.ts';
import { buildSearchSections } from './search/search-sections.ts';
import type { SearchPage } from './search/search-sections.ts';
import { openSqlite } from './store/sqlite.ts';
import type { ReadStore } from './store/store.ts';
import { content } from './vite/index.ts';

const SECRET = 'zirconium';
const PUBLIC = 'daylight';
const source = import.meta.dirname;

const secretPage = (draft: string): string => `---
title: The ${SECRET} page
description: About ${SECRET}
${draft}
colour: ${SECRET}
---

# ${SECRET}

![${SECRET}](./picture.svg)

Words on ${SECRET}.
`;

/** All ways to write a draft; with an empty `draft` they are published. */
const drafts = (draft: string, suffix: string): Record<string, string> => ({
  'en/docs/2.hidden.md': secretPage(draft),
  [`en/docs/3.${SECRET}${suffix}.md`]: secretPage(''),
  // A published page whose translation is a draft.
  [`ar/docs/1.open${suffix}.md`]: secretPage(''),
  // A folder that contains only drafts.
  [`en/docs/4.${SECRET}-folder/1.deep.md`]: secretPage(draft).replace('./picture', '../picture'),
  'en/people/a.yml': `name: ${SECRET}\n${draft}\n`,
  [`en/people/b${suffix}.json`]: JSON.stringify({ name: SECRET }),
});

const files: Record<string, string> = {
  'content.config.ts': `
    import { defineCollection, defineContent } from '${source}/index.ts';
    export default defineContent({
      locales: ['en', 'ar'],
      collections: {
        docs: defineCollection({ type: 'page', source: 'docs/**', search: true }),
        people: defineCollection({ type: 'data', source: 'people/**' }),
      },
    });`,
  'main.ts': `
    import { createContentClient } from '${source}/client/index.ts';
    const { queryCollection } = createContentClient();
    document.body.textContent = JSON.stringify(await queryCollection('docs').all());`,
  'content/en/docs/1.open.md': `---\ntitle: In ${PUBLIC}\n---\n\n![seen](./seen.svg)\n\nWords in ${PUBLIC}.\n`,
  'content/en/docs/picture.svg': `<svg><title>${SECRET}</title></svg>`,
  'content/en/docs/seen.svg': `<svg><title>${PUBLIC}</title></svg>`,
  'content/ar/docs/picture.svg': `<svg><title>${SECRET}</title></svg>`,
  'content/en/people/c.yml': `name: ${PUBLIC}\n`,
};

const root = mkdtempSync(join(tmpdir(), 'recto-drafts-'));
const output = join(root, 'dist');
let store: ReadStore;
let client: Content<ContentConfig['collections']>;

/** Writes the site with these pages as drafts or published, and builds it as a static site. */
async function buildSite(isDraft: boolean): Promise<void> {
  rmSync(join(root, 'content'), { recursive: true, force: true });
  const pages = isDraft ? drafts('draft: true', '.draft') : drafts('', '');
  const below = Object.entries(pages).map(([name, text]) => [`content/${name}`, text]);
  writeFiles(root, { ...files, ...(Object.fromEntries(below) as Record<string, string>) });
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [content()],
    build: { outDir: output, emptyOutDir: true, rollupOptions: { input: join(root, 'main.ts') } },
  });
}

beforeAll(async () => {
  // The pages were published before, so that remains of an earlier build are also detected.
  await buildSite(false);
  if (!readFileSync(join(root, '.recto/content.sqlite')).includes(SECRET)) throw new Error('Nothing was published.');
  await buildSite(true);
  store = openSqlite(join(root, '.recto/content.sqlite'));
  client = createContent<ContentConfig>(store);
}, 60_000);

afterAll(async () => {
  await store.close();
  rmSync(root, { recursive: true, force: true });
});

/** Returns the words found in an output: it must contain published words, because an empty output proves nothing. */
function findWords(exit: string): string[] {
  return [SECRET, PUBLIC].filter((word) => exit.toLowerCase().includes(word));
}

async function rowsOf<Page>(collection: string): Promise<Page[]> {
  return (await client.query(collection).all()) as unknown[] as Page[];
}

test('the bytes of the database', () => {
  expect(findWords(readFileSync(join(root, '.recto/content.sqlite'), 'latin1'))).toEqual([PUBLIC]);
});

test.for(['docs', 'people'])('the whole dump of %s', async (collection) => {
  expect(findWords((await decodeDump(await createDumps(store).dump(collection, { part: 'all' }))).join('\n'))).toEqual([
    PUBLIC,
  ]);
});

describe('dumps in parts', () => {
  test.for([
    ['docs', 'index', undefined],
    ['docs', 'index', 'en'],
    ['docs', 'body', undefined],
    ['docs', 'body', 'en'],
    ['people', 'index', undefined],
    ['people', 'index', 'en'],
  ] as const)('%s %s %s', async ([collection, part, locale]) => {
    expect(findWords(await createDumps(store).dump(collection, { part, locale }))).toEqual([PUBLIC]);
  });

  test.for(['index', 'body'] as const)('the %s of a language that has only a draft', async (part) => {
    const text = await createDumps(store).dump('docs', { part, locale: 'ar' });
    expect(text).not.toContain(SECRET);
    expect(JSON.parse(text)).toMatchObject({ values: { id: [] } });
  });
});

test('the query endpoint', async () => {
  const endpoint = createContentEndpoints({ store, locales: ['en'], isDev: false });
  const ask = async (sql: string): Promise<string> => {
    const url = new URL('http://site.test/__recto_content/docs/query');
    const request = new Request(url, { method: 'POST', body: JSON.stringify({ sql }) });
    return (await (await endpoint(request, url, url.pathname))?.text()) ?? '';
  };
  expect(findWords(await ask('SELECT * FROM _content_docs ORDER BY stem ASC'))).toEqual([PUBLIC]);
  expect(await ask('SELECT COUNT(*) AS count FROM _content_docs')).toBe('[{"count":1}]');
  expect(await ask(`SELECT "title" FROM _content_docs WHERE ("title" LIKE '%${SECRET}%') ORDER BY stem ASC`)).toBe(
    '[]',
  );
});

test('the navigation tree', async () => {
  expect(findWords(JSON.stringify(buildNavigation(await rowsOf<NavigationPage>('docs'))))).toEqual([PUBLIC]);
});

test('the neighbours of a page', async () => {
  const pages = await rowsOf<NavigationPage>('docs');
  expect(findWords(JSON.stringify([pages, surroundings(pages, '/en/docs/open', { before: 5, after: 5 })]))).toEqual([
    PUBLIC,
  ]);
});

test('the search sections', async () => {
  expect(findWords(JSON.stringify(buildSearchSections(await rowsOf<SearchPage>('docs'))))).toEqual([PUBLIC]);
});

test('the search index and its results', async () => {
  const searchScope = { locales: ['en', 'ar'], collections: { docs: {} } };
  const files = await Array.fromAsync(
    listSearchFiles(createSearchIndexes(store, searchScope), searchScope.locales),
    ({ read }) => read(),
  );
  expect(findWords(files.join('\n'))).toEqual([PUBLIC]);
  const endpoint = createSearchEndpoints({ search: createSiteSearch({ store, searchScope }), isChanging: false });
  const ask = async (query: string): Promise<string> => {
    const url = new URL(`http://site.test/api/search?q=${query}`);
    return (await (await endpoint(new Request(url), url, url.pathname))?.text()) ?? '';
  };
  expect(findWords(await ask(PUBLIC))).toEqual([PUBLIC]);
  expect(await ask(SECRET)).toBe('{"results":[]}');
});

test('every file of a build: dumps, assets, the search index, the versions, and their names', async () => {
  const built = readdirSync(output, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = built.map(({ parentPath, name }) => join(parentPath, name));
  const texts = await Promise.all(names.map((name) => readExit(name)));
  expect(findWords([...names, ...texts].join('\n'))).toEqual([PUBLIC]);
  expect(names.some((name) => name.endsWith('/__recto_search/ar.json'))).toBe(true);
  const assets = names.filter((name) => name.includes('_assets'));
  expect(assets.map((asset) => findWords(readFileSync(asset, 'utf8')))).toEqual([[PUBLIC]]);
  expect(texts.some((text) => /^\{.*"docs":"[0-9a-f]{16}"/u.test(text))).toBe(true);
});

/** Reads a file as a visitor would. */
async function readExit(name: string): Promise<string> {
  const text = readFileSync(name, 'latin1');
  return name.endsWith('/sql_dump.txt') ? (await decodeDump(text)).join('\n') : text;
}
