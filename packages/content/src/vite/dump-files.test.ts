import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { buildContent } from '../build/build-content.ts';
import { defineCollection, defineContent } from '../collections/collection.ts';
import type { ContentConfig } from '../collections/collection.ts';
import { createDumps } from '../dump/create-dumps.ts';
import { readPart } from '../dump/part.ts';
import { openSqlite } from '../store/sqlite.ts';
import { listDumpFiles, readVersions } from './dump-files.ts';

const collections = {
  notes: defineCollection({ type: 'page', source: 'notes/**' }),
  authors: defineCollection({ type: 'data', source: 'authors/**' }),
};

async function build(locales: ContentConfig['locales'], files: Record<string, string>) {
  const folder = makeFolder();
  writeFiles(folder, files);
  const output = join(folder, 'content.sqlite');
  await buildContent({ config: defineContent({ locales, collections }), root: folder, output });
  const store = openSqlite(output);
  onTestFinished(() => store.close());
  return store;
}

test('several languages: lists the whole dump, each part in each language, and bodies if there are any', async () => {
  const store = await build(['en', 'ar'], {
    'en/notes/a.md': '# English',
    'ar/notes/a.md': '# عربي',
    'en/authors/recto.yml': 'name: The Recto team',
  });
  const files = new Map<string, string>();
  for await (const { url, read } of listDumpFiles(store, ['en', 'ar'])) files.set(url, await read());
  const names = [...files.keys()].map((url) => url.replace('/__recto_content/', ''));
  expect(names.map((name) => name.replace(/[0-9a-f]{16}/u, 'HASH'))).toEqual([
    'versions.json',
    'authors/sql_dump.txt',
    'authors/sql_dump.index.txt',
    'authors/sql_dump.index.en.txt',
    'authors/sql_dump.index.ar.txt',
    'notes/sql_dump.txt',
    'notes/sql_dump.index.txt',
    'notes/sql_dump.index.en.txt',
    'notes/sql_dump.index.ar.txt',
    'notes/sql_dump.body.txt',
    'notes/sql_dump.body.en.txt',
    'notes/sql_dump.body.ar.txt',
    'notes/bodies/HASH.txt',
    'notes/bodies/HASH.txt',
  ]);
  const arabic = readPart(files.get('/__recto_content/notes/sql_dump.index.ar.txt') ?? '');
  expect(arabic.values['title']).toEqual(['عربي']);
  expect(arabic.values).not.toHaveProperty('body');
});

test('one language: lists no parts by language', async () => {
  const store = await build(['en'], { 'notes/a.md': '# English' });
  const urls: string[] = [];
  for await (const { url } of listDumpFiles(store, ['en'])) urls.push(url.replace(/[0-9a-f]{16}/u, 'HASH'));
  expect(urls.filter((url) => url.includes('notes'))).toEqual([
    '/__recto_content/notes/sql_dump.txt',
    '/__recto_content/notes/sql_dump.index.txt',
    '/__recto_content/notes/sql_dump.body.txt',
    '/__recto_content/notes/bodies/HASH.txt',
  ]);
});

test('returns the versions that the dumps contain', async () => {
  const store = await build(['en'], { 'notes/a.md': '# English' });
  const versions = await readVersions(store);
  expect(Object.keys(versions)).toEqual(['authors', 'notes']);
  const dump = readPart(await createDumps(store).dump('notes', { part: 'index' }));
  expect(versions['notes']).toBe(dump.version);
});
