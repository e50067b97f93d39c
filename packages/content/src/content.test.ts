import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { makeFolder, writeFiles } from '../fixtures/temp-folder.ts';
import { buildContent } from './build/build-content.ts';
import { defineCollection, defineContent } from './collections/collection.ts';
import { createContent } from './content.ts';
import type { Content } from './content.ts';
import type { QueryBuilder } from './query/query.ts';
import { openSqlite } from './store/sqlite.ts';

const config = defineContent({
  locales: ['en'],
  collections: {
    docs: defineCollection({ type: 'page', source: 'docs/**', schema: z.object({ rank: z.int().default(0) }) }),
    blog: defineCollection({ type: 'page', source: 'blog/**' }),
  },
});

const FILES = {
  'docs/1.intro.md': '---\ntitle: Intro\nrank: 3\n---\n',
  'docs/2.setup.md': '---\ntitle: Setup\n---\n',
  'docs/10.deploy.md': "---\ntitle: Deploy, it's easy\nrank: 3\n---\n",
  'blog/hello.md': '# Hello',
};

/** The content of the files above, for the running test. */
async function openContent(): Promise<Content<(typeof config)['collections']>> {
  const folder = makeFolder();
  const root = join(folder, 'content');
  const output = join(folder, 'content.sqlite');
  writeFiles(root, FILES);
  await buildContent({ config, root, output });
  const store = openSqlite(output);
  onTestFinished(() => {
    store.close();
  });
  return createContent<typeof config>(store);
}

test('rows come in the order of their files', async () => {
  const content = await openContent();
  expect(await content.query('docs').select('title', 'rank').all()).toEqual([
    { title: 'Intro', rank: 3 },
    { title: 'Setup', rank: 0 },
    { title: "Deploy, it's easy", rank: 3 },
  ]);
});

test('a page is found by its path, with every field', async () => {
  const content = await openContent();
  expect(await content.query('blog').path('/blog/hello/').first()).toEqual({
    id: 'blog/blog/hello.md',
    title: 'Hello',
    body: { nodes: [['h1', { id: 'hello' }, 'Hello']], toc: [] },
    description: '',
    extension: 'md',
    meta: {},
    navigation: null,
    path: '/blog/hello',
    seo: {},
    stem: 'blog/hello',
  });
});

test('conditions narrow the answer', async () => {
  const content = await openContent();
  const titles = async (query: QueryBuilder<{ title: string }>) => (await query.all()).map(({ title }) => title);
  const docs = content.query('docs');
  expect(await titles(docs.where('rank', '=', 3))).toEqual(['Intro', "Deploy, it's easy"]);
  expect(await titles(docs.where('rank', '=', 3).where('title', 'LIKE', '%easy'))).toEqual(["Deploy, it's easy"]);
  expect(await titles(docs.where('rank', '<>', 3))).toEqual(['Setup']);
  expect(await titles(docs.where('title', '=', "Deploy, it's easy"))).toEqual(["Deploy, it's easy"]);
  expect(await docs.where('title', '=', 'Nothing').first()).toBeNull();
});

test('a collection that does not exist is named, with those that do', async () => {
  const content = await openContent();
  // @ts-expect-error -- the name is wrong on purpose
  expect(() => content.query('doc')).toThrow(
    expect.objectContaining({
      code: 'collection/unknown',
      message: 'Collection "doc" does not exist.',
      hint: 'Known collections: docs, blog. Add it to content.config.ts or correct the name.',
    }),
  );
});

test('a field that does not exist is named, with those that do', async () => {
  const content = await openContent();
  // @ts-expect-error -- the name is wrong on purpose
  await expect(async () => content.query('docs').where('rnak', '=', 3).all()).rejects.toThrow(
    'Collection "docs" has no field "rnak".',
  );
});
