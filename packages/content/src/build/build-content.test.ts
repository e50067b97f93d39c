import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { defineCollection, defineContent } from '../collections/collection.ts';
import { createContent } from '../content.ts';
import { openSqlite } from '../store/sqlite.ts';
import { buildContent } from './build-content.ts';
import type { BuildOptions, BuildResult } from './build-content.ts';

const config = defineContent({
  locales: ['en', 'fr'],
  collections: {
    docs: defineCollection({
      type: 'page',
      source: 'docs/**',
      schema: z.object({ rank: z.int().optional(), level: z.enum(['easy', 'hard']).default('easy') }),
    }),
    all: defineCollection({ type: 'page', source: ['docs/**', 'about.md'] }),
  },
});

interface Workshop {
  output: string;
  write: (files: Record<string, string>) => void;
  build: (options?: Partial<BuildOptions>) => Promise<BuildResult>;
  paths: (collection: 'docs' | 'all') => Promise<string[]>;
}

/** A content folder, its database, and the build between them. */
function createWorkshop(files: Record<string, string>): Workshop {
  const folder = makeFolder();
  const root = join(folder, 'content');
  const output = join(folder, 'data', 'content.sqlite');
  writeFiles(root, files);
  return {
    output,
    write: (others) => {
      writeFiles(root, others);
    },
    build: (options) => buildContent({ config, root, output, ...options }),
    async paths(collection) {
      const store = openSqlite(output);
      const rows = await createContent<typeof config>(store).query(collection).select('path').all();
      store.close();
      return rows.map(({ path }) => path);
    },
  };
}

test('files become rows of each collection that asks for them, in order of their numbers', async () => {
  const { build, paths } = createWorkshop({
    'en/docs/10.last.md': '# Last',
    'en/docs/2.second.md': '# Second',
    'en/docs/1.first/index.md': '# First',
    'fr/docs/1.un.md': '# Un',
    'en/about.md': '# About',
    'en/other.md': '# Nobody asks for it',
  });
  expect(await build()).toEqual({ rows: 9, faults: [] });
  const docs = ['/en/docs/first', '/en/docs/second', '/en/docs/last', '/fr/docs/un'];
  expect(await paths('docs')).toEqual(docs);
  expect(await paths('all')).toEqual(['/en/about', ...docs]);
});

test('a folder without files makes an empty database', async () => {
  const { build, paths } = createWorkshop({ 'notes.txt': 'x' });
  expect(await build()).toEqual({ rows: 0, faults: [] });
  expect(await paths('docs')).toEqual([]);
});

test('progress is told file by file', async () => {
  const told: [number, number][] = [];
  const { build } = createWorkshop({ 'en/docs/a.md': 'a', 'en/docs/b.md': 'b', 'x.md': 'x' });
  await build({ onProgress: (done, total) => told.push([done, total]) });
  expect(told).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

describe('drafts', () => {
  const files = {
    'en/docs/1.done.md': '# Done',
    'en/docs/2.later.draft.md': '# Later',
    'en/docs/3.soon.md': '---\ndraft: true\n---\n# Soon',
    'en/docs/4.now.md': '---\ndraft: false\n---\n# Now',
  };

  test('they leave no build', async () => {
    const { build, paths, output } = createWorkshop(files);
    expect(await build()).toMatchObject({ rows: 4 });
    expect(await paths('docs')).toEqual(['/en/docs/done', '/en/docs/now']);
    expect(readFileSync(output).includes('Later')).toBe(false);
    expect(readFileSync(output).includes('Soon')).toBe(false);
  });

  test('they are there where they are asked for', async () => {
    const { build, paths } = createWorkshop(files);
    expect(await build({ drafts: true })).toMatchObject({ rows: 8 });
    expect(await paths('docs')).toEqual(['/en/docs/done', '/en/docs/later', '/en/docs/soon', '/en/docs/now']);
  });
});

describe('faults', () => {
  test('those of all files are gathered', async () => {
    const { build, output } = createWorkshop({
      'en/about.md': '# Good',
      'en/docs/a.md': '---\ntitle: one: two\n---\n',
      'en/docs/b.md': '---\ntitle: B\n',
      'en/docs/c.md': '---\ntitle: C\nrank: high\n---\n',
      'en/docs/d.txt': 'text',
    });
    const { faults } = await build();
    expect(faults.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['front-matter/yaml', 'en/docs/a.md', 2],
      ['front-matter/open', 'en/docs/b.md', 1],
      ['field/invalid', 'en/docs/c.md', 3],
      ['file/format', 'en/docs/d.txt', undefined],
    ]);
    expect(existsSync(output)).toBe(false);
  });

  test('a build with one leaves the last good database, byte for byte, and nothing else', async () => {
    const { build, write, output } = createWorkshop({ 'en/docs/a.md': '# Good' });
    await build();
    const good = readFileSync(output);
    write({ 'en/docs/a.md': '# Better', 'en/docs/b.md': '---\nrank: high\n---\n' });
    expect((await build()).faults).toHaveLength(1);
    expect(readFileSync(output).equals(good)).toBe(true);
    expect(readdirSync(join(output, '..'))).toEqual(['content.sqlite']);
  });

  test('the build after they are mended replaces the database', async () => {
    const { build, write, paths } = createWorkshop({ 'en/docs/a.md': '# Good' });
    await build();
    write({ 'en/docs/b.md': '---\nrank: high\n---\n' });
    await build();
    write({ 'en/docs/b.md': '---\nrank: 1\n---\n' });
    expect(await build()).toEqual({ rows: 4, faults: [] });
    expect(await paths('docs')).toEqual(['/en/docs/a', '/en/docs/b']);
  });

  test('a reader of the last good database goes on reading while the next is built', async () => {
    const { build, write, output, paths } = createWorkshop({ 'en/docs/a.md': '# A' });
    await build();
    const store = openSqlite(output);
    write({ 'en/docs/b.md': '# B' });
    await build();
    expect(await createContent<typeof config>(store).query('docs').all()).toHaveLength(1);
    store.close();
    expect(await paths('docs')).toHaveLength(2);
  });
});
