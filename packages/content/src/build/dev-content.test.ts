import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import shared from '../../fixtures/build/content.config.ts';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { defineCollection, defineContent } from '../collections/collection.ts';
import { createContent } from '../content.ts';
import { openSqlite } from '../store/sqlite.ts';
import { createDevContent } from './dev-content.ts';

const config = defineContent({
  locales: ['en'],
  collections: {
    docs: defineCollection({
      type: 'page',
      source: 'docs/**/*.md',
      schema: z.object({ rank: z.int().default(0), links: z.array(z.object({ to: z.string() })).default([]) }),
    }),
    all: defineCollection({ type: 'page', source: '**/*.md' }),
    prices: defineCollection({ type: 'data', source: 'prices.csv', schema: z.object({ price: z.coerce.number() }) }),
  },
});

const BROKEN = '---\ntitle: A\nrank: high\n---\n';

/** Starts the content of a development server, with a reader that stays open. */
async function startDev(files: Record<string, string>, options: { publicFolder?: string } = {}) {
  const folder = makeFolder();
  const root = join(folder, 'content');
  const output = join(folder, 'data', 'content.sqlite');
  writeFiles(root, files);
  const dev = await createDevContent({ config, root, output, ...options });
  const store = openSqlite(output);
  onTestFinished(async () => {
    await store.close();
    await dev.close();
  });
  return {
    ...dev,
    root,
    output,
    save(file: string, text: string) {
      writeFiles(root, { [file]: text });
      return dev.processChange(join(root, file));
    },
    remove(file: string) {
      rmSync(join(root, file));
      return dev.processChange(join(root, file));
    },
    async prices() {
      const rows = await createContent<typeof config>(store).query('prices').select('price').all();
      return rows.map(({ price }) => price);
    },
    async titles(collection: 'docs' | 'all' = 'docs') {
      const rows = await createContent<typeof config>(store).query(collection).select('title').all();
      return rows.map(({ title }) => title);
    },
  };
}

test('starts with every file, including drafts', async () => {
  const dev = await startDev({ 'docs/1.a.md': '# A', 'docs/2.b.draft.md': '# B', 'about.md': '# About' });
  expect(dev.rows).toBe(5);
  expect(dev.errors()).toEqual([]);
  expect(await dev.titles()).toEqual(['A', 'B']);
  expect(await dev.titles('all')).toEqual(['About', 'A', 'B']);
});

test('an edited file updates only its own rows', async () => {
  const dev = await startDev({ 'docs/1.a.md': '# A', 'docs/2.b.md': '# B' });
  expect(await dev.save('docs/1.a.md', '# A new')).toEqual([
    { kind: 'stored', file: 'docs/1.a.md', paths: ['/docs/a'] },
  ]);
  expect(await dev.titles()).toEqual(['A new', 'B']);
  expect(await dev.titles('all')).toEqual(['A new', 'B']);
});

test('an added file is inserted in order', async () => {
  const dev = await startDev({ 'docs/1.a.md': '# A', 'docs/10.c.md': '# C' });
  expect(await dev.save('docs/2.b.md', '# B')).toEqual([{ kind: 'stored', file: 'docs/2.b.md', paths: ['/docs/b'] }]);
  expect(await dev.titles()).toEqual(['A', 'B', 'C']);
});

test('a deleted file removes its rows', async () => {
  const dev = await startDev({ 'docs/1.a.md': '# A', 'docs/2.b.md': '# B' });
  expect(await dev.remove('docs/1.a.md')).toEqual([{ kind: 'stored', file: 'docs/1.a.md', paths: ['/docs/a'] }]);
  expect(await dev.titles()).toEqual(['B']);
  expect(await dev.titles('all')).toEqual(['B']);
});

test('a file with errors keeps its last valid row until it is fixed', async () => {
  const dev = await startDev({ 'docs/1.a.md': '# Good' });
  const change = await dev.save('docs/1.a.md', BROKEN);
  expect(change).toMatchObject([{ kind: 'error', file: 'docs/1.a.md', errors: [{ code: 'field/invalid', line: 3 }] }]);
  expect(await dev.titles()).toEqual(['Good']);
  expect(dev.errors().map(String)).toEqual([expect.stringContaining('docs/1.a.md:3:7: Field "rank" is "high"')]);
  expect(await dev.save('docs/1.a.md', '# Mended')).toMatchObject([{ kind: 'stored' }]);
  expect(await dev.titles()).toEqual(['Mended']);
  expect(dev.errors()).toEqual([]);
});

test.for([
  ['a broken link', '# A\n\n[b](./nowhere.md) ![c](./none.png)', 'asset/missing'],
  ['an invalid field', BROKEN, 'field/invalid'],
  ['an invalid field of a list', '---\ntitle: A\nlinks:\n- label: B\n  to: 5\nrank: 1\n---\n', 'field/invalid'],
  ['front matter that is not YAML', '---\ntitle: A\nrank: "open\n---\n\nText.', 'front-matter/yaml'],
  ['front matter that is not closed', '---\ntitle: A\n\nText.', 'front-matter/open'],
] as const)('DEV-16: a page that starts with %s is shown as far as possible', async ([, text, code]) => {
  const dev = await startDev({ 'docs/1.a.md': text, 'docs/2.b.md': '# B' });
  expect(new Set(dev.errors().map((error) => `${error.code} ${error.file}`))).toEqual(new Set([`${code} docs/1.a.md`]));
  expect(await dev.titles()).toEqual(['A', 'B']);
  await dev.save('docs/1.a.md', '# A');
  expect(dev.errors()).toEqual([]);
  expect(await dev.titles()).toEqual(['A', 'B']);
});

test('the errors of a deleted file are removed', async () => {
  const dev = await startDev({ 'docs/1.a.md': BROKEN, 'docs/2.b.md': BROKEN });
  await dev.remove('docs/1.a.md');
  expect(dev.errors().map(({ file }) => file)).toEqual(['docs/2.b.md']);
});

test('a repeated error is reported once', async () => {
  const dev = await startDev({ 'docs/1.a.md': BROKEN });
  await dev.save('docs/1.a.md', BROKEN);
  expect(dev.errors()).toHaveLength(1);
});

test.for(['docs/picture.png', 'docs/.a.md.swp', '../outside.md', '../content.md', 'docs'])(
  'a change of %s is ignored',
  async (file) => {
    const dev = await startDev({ 'docs/1.a.md': '# A' });
    if (file !== 'docs') writeFiles(dev.root, { [file]: '# Other' });
    expect(await dev.processChange(join(dev.root, file))).toEqual([]);
    expect(await dev.titles('all')).toEqual(['A']);
  },
);

test('a database of an earlier run is replaced', async () => {
  const folder = makeFolder();
  const root = join(folder, 'content');
  writeFiles(root, { 'docs/1.a.md': '# A' });
  const output = join(folder, 'content.sqlite');
  for (const name of [output, `${output}-wal`, `${output}-shm`]) writeFileSync(name, 'left over');
  const dev = await createDevContent({ config, root, output });
  expect(dev.rows).toBe(2);
  await dev.close();
});

test('a renamed file moves its rows', async () => {
  const dev = await startDev({ 'docs/1.a.md': '# A', 'docs/2.b.md': '# B' });
  renameSync(join(dev.root, 'docs/1.a.md'), join(dev.root, 'docs/3.c.md'));
  await dev.processChange(join(dev.root, 'docs/3.c.md'));
  await dev.processChange(join(dev.root, 'docs/1.a.md'));
  expect(await dev.titles()).toEqual(['B', 'A']);
  expect(await dev.titles('all')).toEqual(['B', 'A']);
});

test('a renamed file never appears twice, although it is reported as added first', async () => {
  const dev = await startDev({ 'docs/1.a.md': '# A', 'docs/2.b.md': '# B' });
  renameSync(join(dev.root, 'docs/1.a.md'), join(dev.root, 'docs/3.c.md'));
  await dev.processChange(join(dev.root, 'docs/3.c.md'));
  expect(await dev.titles()).toEqual(['B', 'A']);
  await dev.processChange(join(dev.root, 'docs/1.a.md'));
  expect(await dev.titles()).toEqual(['B', 'A']);
});

test('rows are added and removed with the lines of a table', async () => {
  const dev = await startDev({ 'prices.csv': 'price\n1\n2\n3\n' });
  expect(await dev.save('prices.csv', 'price\n4\n')).toEqual([{ kind: 'stored', file: 'prices.csv', paths: [] }]);
  expect(await dev.prices()).toEqual([4]);
  await dev.save('prices.csv', 'price\n5\n6\n');
  expect(await dev.prices()).toEqual([5, 6]);
  await dev.save('prices.csv', 'price\nmuch\n');
  expect(await dev.prices()).toEqual([5, 6]);
  await dev.remove('prices.csv');
  expect(await dev.prices()).toEqual([]);
});

test('the description of a folder can be added and removed', async () => {
  const dev = await startDev({ 'docs/1.a.md': '# A' });
  expect(await dev.save('docs/.navigation.yml', 'title: Guide')).toEqual([
    { kind: 'stored', file: 'docs/.navigation.yml', paths: ['/docs/.navigation'] },
  ]);
  expect(await dev.titles()).toEqual(['Guide', 'A']);
  await dev.remove('docs/.navigation.yml');
  expect(await dev.titles()).toEqual(['A']);
});

test('a file with the path of another file is stored once the path is free', async () => {
  const dev = await startDev({ 'docs/1.a.md': '# One' });
  expect(await dev.save('docs/2.a.md', '# Two')).toMatchObject([
    { kind: 'error', errors: [{ code: 'page/taken' }, {}] },
  ]);
  expect(await dev.titles()).toEqual(['One']);
  expect(await dev.save('docs/1.a.md', '# One, edited')).toMatchObject([{ kind: 'stored' }, { kind: 'error' }]);
  expect(await dev.remove('docs/1.a.md')).toMatchObject([
    { file: 'docs/1.a.md' },
    { kind: 'stored', file: 'docs/2.a.md' },
  ]);
  expect(await dev.titles()).toEqual(['Two']);
  expect(dev.errors()).toEqual([]);
});

test('a page is updated when its images change', async () => {
  const dev = await startDev({ 'docs/1.a.md': '# A\n\n![](./a.png)', 'docs/2.b.md': '# B' });
  expect(dev.errors()).toMatchObject([{ code: 'asset/missing', file: 'docs/1.a.md', line: 3 }]);
  expect(await dev.save('docs/a.png', 'one')).toEqual([{ kind: 'stored', file: 'docs/1.a.md', paths: ['/docs/a'] }]);
  expect(dev.errors()).toEqual([]);
  const [before] = [...dev.assets().keys()];
  await dev.save('docs/a.png', 'another');
  const [[after, file] = []] = [...dev.assets()];
  expect(after).not.toBe(before);
  expect(file).toBe(join(dev.root, 'docs/a.png'));
  expect(await dev.remove('docs/a.png')).toMatchObject([{ kind: 'stored' }, { kind: 'error', file: 'docs/1.a.md' }]);
});

test('DEV-16: new text with a broken link is shown', async () => {
  const dev = await startDev({ 'docs/1.a.md': '# A' });
  expect(await dev.save('docs/1.a.md', '# New\n\n[b](./nowhere.md)')).toMatchObject([
    { kind: 'stored', paths: ['/docs/a'] },
    { kind: 'error', errors: [{ code: 'asset/missing' }] },
  ]);
  expect(await dev.titles()).toEqual(['New']);
  expect(await dev.save('docs/nowhere.md', '# Nowhere')).toMatchObject([{ kind: 'stored' }, { kind: 'stored' }]);
  expect(dev.errors()).toEqual([]);
});

test('broken links are warnings until their pages exist', async () => {
  const dev = await startDev({ 'docs/1.a.md': '# A\n\n[B](/docs/b#part)' }, { publicFolder: makeFolder() });
  const warnings = async (): Promise<string[]> => (await dev.problems()).warnings.map(({ code }) => code);
  expect(await warnings()).toEqual(['link/missing']);
  await dev.save('docs/2.b.md', '# B');
  expect(await warnings()).toEqual(['link/anchor']);
  await dev.save('docs/2.b.md', '# B\n\n## Part');
  expect(await warnings()).toEqual([]);
  await dev.save('docs/2.b.md', '---\ndraft: true\n---\n# B\n\n## Part');
  expect(await warnings()).toEqual(['link/draft']);
  await dev.remove('docs/2.b.md');
  expect(await warnings()).toEqual(['link/missing']);
  expect((await dev.problems()).errors).toEqual([]);
});

test('a missing public file is a warning until it is added', async () => {
  const publicFolder = makeFolder();
  const dev = await startDev({ 'docs/1.a.md': '# A\n\n![Logo](/logo.svg)' }, { publicFolder });
  const warnings = async (): Promise<string[]> => (await dev.problems()).warnings.map(({ code }) => code);
  expect(await warnings()).toEqual(['media/missing']);
  writeFiles(publicFolder, { 'logo.svg': '<svg/>' });
  expect(await dev.processChange(join(publicFolder, 'logo.svg'))).toEqual([]);
  expect(await warnings()).toEqual([]);
});

test('no rows are made up for a page with invalid required fields, or for data', async () => {
  const strict = defineContent({
    locales: ['en'],
    collections: {
      posts: defineCollection({ type: 'page', source: '*.md', schema: z.object({ date: z.iso.date() }) }),
      tools: defineCollection({ type: 'data', source: '*.yml', schema: z.object({ price: z.number().optional() }) }),
    },
  });
  const folder = makeFolder();
  const root = join(folder, 'content');
  writeFiles(root, { 'a.md': '---\ndate: soon\n---\n', 'b.yml': 'price: cheap' });
  const dev = await createDevContent({ config: strict, root, output: join(folder, 'content.sqlite') });
  onTestFinished(dev.close);
  expect(dev.rows).toBe(0);
  expect(dev.errors()).toHaveLength(2);
});

test('DEV-16: a file with errors at the start shows its cached version', async () => {
  const folder = makeFolder();
  const root = join(folder, 'content');
  const output = join(folder, 'data', 'content.sqlite');
  const configFile = fileURLToPath(new URL('../../fixtures/build/content.config.ts', import.meta.url));
  const titles = async (): Promise<string[]> => {
    const dev = await createDevContent({ config: shared, configFile, root, output });
    const store = openSqlite(output);
    const rows = await createContent<typeof shared>(store).query('docs').select('title').all();
    await store.close();
    await dev.close();
    return rows.map(({ title }) => title);
  };
  writeFiles(root, { 'en/docs/a.md': '# First' });
  expect(await titles()).toEqual(['First']);
  writeFiles(root, { 'en/docs/a.md': '# Second' });
  expect(await titles()).toEqual(['Second']);
  writeFiles(root, { 'en/docs/a.md': '# First' });
  expect(await titles()).toEqual(['First']);
  for (const broken of ['---\ntitle: "open\n---\n', '---\nlevel: none\n---\n']) {
    writeFiles(root, { 'en/docs/a.md': broken });
    expect(await titles()).toEqual(['First']);
  }
});

test('a symbolic link out of the content folder is not followed', async () => {
  const dev = await startDev({ 'docs/1.a.md': '# A', '../outside/b.md': '# B' });
  symlinkSync(join(dev.root, '../outside'), join(dev.root, 'docs/out'));
  expect(await dev.processChange(join(dev.root, 'docs/out/b.md'))).toEqual([]);
  expect(await dev.titles()).toEqual(['A']);
});
