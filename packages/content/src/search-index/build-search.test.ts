import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { defineCollection, defineContent } from '../collections/collection.ts';
import { createSiteSearch } from '../endpoints/site-search.ts';
import { searchScopeOf } from '../search/search-scope.ts';
import { openKeyValueFile } from '../store/key-value-file.ts';
import { openSqlite } from '../store/sqlite.ts';
import { buildContent } from '../build/build-content.ts';
import { buildSearch } from './build-search.ts';

const config = defineContent({
  locales: ['en', 'fr'],
  collections: { docs: defineCollection({ type: 'page', source: 'docs/**', search: true }) },
});
const searchScope = searchScopeOf(config);

const files = {
  'en/docs/install.md': '# Installation\n\nStart here.\n\n## Docker\n\nAn image.\n',
  'en/docs/query.md': '# Queries\n\nAsk for rows.\n',
  'en/docs/secret.md': '---\ndraft: true\n---\n\n# Unpublished\n',
  'fr/docs/install.md': '# Installation\n\nCommencez ici.\n',
};

function openSite() {
  const root = makeFolder();
  const database = join(root, 'content.sqlite');
  return {
    root,
    /** Builds the content and the indexes. */
    build: async (contents: Record<string, string>, { fingerprint = 'engine' } = {}) => {
      rmSync(join(root, 'content'), { recursive: true, force: true });
      writeFiles(join(root, 'content'), contents);
      expect((await buildContent({ config, root: join(root, 'content'), output: database })).errors).toEqual([]);
      return await buildSearch({ database, searchScope, cache: join(root, 'cache'), fingerprint });
    },
    open: (folder: string) => {
      const store = openSqlite(database);
      const search = createSiteSearch({ store, searchScope, folder });
      onTestFinished(async () => {
        search.close?.();
        await store.close();
      });
      return search;
    },
  };
}

test('searches a built index, which has no drafts', async () => {
  const { root, build, open } = openSite();
  const { write, versions } = await build(files);
  const folder = join(root, 'search');
  write(folder);
  const search = open(folder);
  const paths = async (locale: string, query: string) =>
    (await search.search(locale, query, 10)).results.map(({ path }) => path);
  expect(await paths('en', 'docker')).toEqual(['/en/docs/install#docker']);
  expect(await paths('fr', 'queries')).toEqual(['/fr/docs/query']);
  expect(await paths('en', 'unpublished')).toEqual([]);
  expect((await search.get('en'))?.root.version).toBe(versions['en']);
  expect(await search.get('xx')).toBeUndefined();
  expect(await (await search.get('en'))?.read('texts-0123456789.json')).toBeUndefined();
});

test('reads an open index after its files are deleted', async () => {
  const { root, build, open } = openSite();
  const folder = join(root, 'search');
  (await build(files)).write(folder);
  const search = open(folder);
  rmSync(folder, { recursive: true });
  expect((await search.search('en', 'docker', 10)).count).toBe(1);
});

test('indexes only the edited page, with the same result as a first build', async () => {
  const { build } = openSite();
  expect((await build(files)).indexed).toBe(3);
  expect((await build(files)).indexed).toBe(0);
  const edited = { ...files, 'en/docs/query.md': '# Queries\n\nAsk for more rows.\n' };
  const again = await build(edited);
  expect(again.indexed).toBe(1);
  expect(again.versions).toEqual((await openSite().build(edited)).versions);
  expect(again.versions['fr']).toBe((await openSite().build(files)).versions['fr']);
  const renumbered = { ...edited, 'en/docs/install.md': '# Installation\n\n## Podman\n\nAn image.\n\n## Docker\n' };
  expect((await build(renumbered)).versions).toEqual((await openSite().build(renumbered)).versions);
  expect((await build(files)).versions).toEqual((await openSite().build(files)).versions);
});

test('indexes all pages again for another engine version, and a single page if its cache entry is damaged', async () => {
  const { root, build } = openSite();
  await build(files);
  expect((await build(files, { fingerprint: 'other' })).indexed).toBe(3);
  const entries = openKeyValueFile(join(root, 'cache', 'search.sqlite'));
  entries.write(new Map([['en docs/en/docs/query.md', entries.read('en docs/en/docs/query.md')?.slice(0, -1) ?? '']]));
  entries.close();
  expect((await build(files, { fingerprint: 'other' })).indexed).toBe(1);
});

test('returns no index for a folder without one', async () => {
  const { root, build, open } = openSite();
  await build(files);
  const folder = join(root, 'empty');
  mkdirSync(folder);
  expect(await open(folder).get('en')).toBeUndefined();
});
