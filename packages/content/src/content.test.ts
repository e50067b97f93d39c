import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { defineCollection, defineContent } from './collections/collection.ts';
import type { Columns } from './collections/columns.ts';
import { createContent } from './content.ts';
import type { Content } from './content.ts';
import { createMemoryStore } from './query/fixtures/memory-store.ts';
import { parseQueryText } from './query/parse-query-text.ts';

const schema = z.object({ rank: z.int(), draft: z.boolean(), tags: z.array(z.string()) });
const config = defineContent({
  locales: ['en'],
  collections: { docs: defineCollection({ type: 'page', source: 'docs/**', schema }) },
});

const COLUMNS: Columns = {
  id: 'string',
  title: 'string',
  navigation: 'json',
  path: 'string',
  stem: 'string',
  rank: 'integer',
  draft: 'boolean',
  tags: 'json',
};

const INTRO = {
  id: 'docs/intro.md',
  title: 'Intro',
  navigation: null,
  path: '/intro',
  stem: 'intro',
  rank: 3,
  draft: false,
  tags: ['a', 'b'],
};
const SETUP = {
  ...INTRO,
  id: 'docs/setup.md',
  title: 'Setup',
  navigation: false,
  path: '/setup',
  stem: 'setup',
  rank: 0,
  tags: [],
};
const DEPLOY = {
  ...INTRO,
  id: 'docs/deploy.md',
  title: "Deploy, it's easy",
  path: '/deploy',
  stem: 'deploy',
  draft: true,
  tags: ['b'],
};

/** Opens a store with the pages above in this order, for the running test. */
function openContent(): Content<(typeof config)['collections']> {
  const store = createMemoryStore('docs', COLUMNS, [INTRO, SETUP, DEPLOY]);
  onTestFinished(() => store.close());
  return createContent<typeof config>(store);
}

test('rows are in reading order', async () => {
  const rows = await openContent().query('docs').select('title', 'rank').all();
  expect(rows).toEqual([
    { title: 'Intro', rank: 3 },
    { title: 'Setup', rank: 0 },
    { title: "Deploy, it's easy", rank: 3 },
  ]);
});

test('a page is found by its path, with every field of its schema', async () => {
  expect(await openContent().query('docs').path('/deploy/').first()).toEqual(DEPLOY);
});

test('conditions filter the result', async () => {
  const docs = openContent().query('docs');
  const titles = async (query: typeof docs) => (await query.all()).map(({ title }) => title);
  expect(await titles(docs.where('rank', '=', 3))).toEqual(['Intro', "Deploy, it's easy"]);
  expect(await titles(docs.where('rank', '=', 3).where('title', 'LIKE', '%EASY'))).toEqual(["Deploy, it's easy"]);
  expect(await titles(docs.where('title', '=', "Deploy, it's easy"))).toEqual(["Deploy, it's easy"]);
  expect(await titles(docs.where('draft', '=', false))).toEqual(['Intro', 'Setup']);
  expect(await titles(docs.where('navigation', '=', false))).toEqual(['Setup']);
  expect(await titles(docs.where('tags', 'CONTAINS', 'b').order('title', 'ASC'))).toEqual([
    "Deploy, it's easy",
    'Intro',
  ]);
  expect(await titles(docs.orWhere((one) => one.where('rank', '=', 0).where('draft', '=', true)))).toEqual([
    'Setup',
    "Deploy, it's easy",
  ]);
  expect(await titles(docs.skip(1))).toEqual(['Setup', "Deploy, it's easy"]);
  expect(await docs.where('title', '=', 'Nothing').first()).toBeNull();
});

test('rows are counted', async () => {
  const docs = openContent().query('docs');
  expect(await docs.count()).toBe(3);
  expect(await docs.where('draft', '=', true).count()).toBe(1);
  expect(await docs.count('navigation')).toBe(1);
  expect(await docs.count('rank', true)).toBe(2);
});

test('a query from text is run as data', async () => {
  const content = openContent();
  const options = { collection: 'docs', columns: content.columns('docs') };
  const run = (sql: string) => content.run(parseQueryText(sql, options));
  expect(await run(`SELECT "title", "tags" FROM _content_docs WHERE ("rank" = 0) ORDER BY stem ASC`)).toEqual([
    { title: 'Setup', tags: [] },
  ]);
  expect(await run('SELECT * FROM _content_docs ORDER BY stem ASC LIMIT 1')).toEqual([INTRO]);
  expect(await run('SELECT COUNT(*) AS count FROM _content_docs')).toEqual([{ count: 3 }]);
});

test('an unknown collection is an error that lists the known ones', async () => {
  const content = openContent();
  const error: unknown = expect.objectContaining({
    code: 'collection/unknown',
    message: 'Collection "doc" does not exist.',
    hint: 'Known collections: docs. Add it to the configuration, or correct the name.',
  });
  // @ts-expect-error -- the name is wrong intentionally
  expect(() => content.query('doc')).toThrow(error);
  expect(() => content.columns('doc')).toThrow(error);
  const where = { join: 'AND' as const, parts: [] };
  const query = { collection: 'doc', fields: [], where, order: [], skip: 0, limit: undefined };
  await expect(content.run(query)).rejects.toThrow(error);
});

test('an unknown field is an error that lists the known ones', async () => {
  // @ts-expect-error -- the name is wrong intentionally
  await expect(openContent().query('docs').where('rnak', '=', 3).all()).rejects.toThrow(
    'Collection "docs" has no field "rnak".',
  );
});
