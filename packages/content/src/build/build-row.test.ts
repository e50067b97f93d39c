import type { StandardSchemaV1 } from '@standard-schema/spec';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCollection, defineContent } from '../collections/collection.ts';
import type { Collection } from '../collections/collection.ts';
import { buildFile } from './build-file.ts';

const collection = defineCollection({
  type: 'page',
  source: '**',
  schema: z.object({
    rank: z.int().optional(),
    level: z.enum(['easy', 'hard']).default('easy'),
    author: z.object({ name: z.string() }).optional(),
  }),
});

/** Builds all rows of a text in a collection. */
async function build(text: string, file = 'en/docs/1.a.md', docs: Collection = collection) {
  const config = defineContent({ locales: ['en', 'fr'], collections: { docs } });
  const owners = [{ collection: 'docs', key: file, urlPath: file }];
  return await buildFile({ file, text, base: undefined, owners }, config);
}

/** Builds the only row of a text without errors. */
async function buildOne(text: string, file?: string, docs?: Collection) {
  const { rows, errors } = await build(text, file, docs);
  expect(errors).toEqual([]);
  const [built] = rows;
  if (!built) throw new Error('no row');
  return { ...built.row, draft: built.draft };
}

test('a description and seo without a value count as missing', async () => {
  const { fields } = await buildOne('---\ndescription: null\nseo:\n---\n');
  expect(fields).toMatchObject({ description: '', seo: {} });
});

test('a file name without a valid path is an error', async () => {
  const { errors } = await build('', 'en/docs/#.md');
  expect(errors.map(({ code, file }) => [code, file])).toEqual([['file/name', 'en/docs/#.md']]);
  const data = defineCollection({ type: 'data', source: '**' });
  expect((await build('', 'en/docs/#.md', data)).errors).toEqual([]);
});

test('a row has the common fields, those of the schema, and all other fields in meta', async () => {
  const row = await buildOne('---\ntitle: A\ndescription: B\nrank: 2\nseo: { title: S }\ncolour: red\n---\n# H');
  expect(row.fields).toMatchObject({
    id: 'docs/en/docs/1.a.md',
    title: 'A',
    description: 'B',
    body: { nodes: [['h1', { id: 'h' }, 'H']] },
    extension: 'md',
    meta: { colour: 'red' },
    navigation: null,
    path: '/en/docs/a',
    seo: { title: 'S' },
    stem: 'en/docs/1.a',
    rank: 2,
    level: 'easy',
  });
  expect(row).toMatchObject({ locale: 'en', sortKey: 'en/docs/00000001.a', draft: false });
});

test.for([
  ['# From the *heading*', 'From the heading'],
  ['text\n\n# Later', 'Later'],
  ['---\ntitle: From the front matter\n---\n# Heading', 'From the front matter'],
  ['---\ntitle:\n---\n# Heading', 'Heading'],
  ['---\ntitle: null\n---\n# Heading', 'Heading'],
  ['---\ntitle: " "\n---\n# Heading', 'Heading'],
  ['---\ntitle:\n---\ntext', ''],
  ['## Only a second heading', ''],
  ['', ''],
] as const)('the text %j has the title "%s"', async ([text, title]) => {
  expect((await buildOne(text)).fields['title']).toBe(title);
});

test.for([
  ['---\nnavigation: false\n---\n', false],
  ['---\nnavigation: { title: N }\n---\n', { title: 'N' }],
  ['', null],
] as const)('the text %j has navigation %j', async ([text, navigation]) => {
  expect((await buildOne(text)).fields['navigation']).toEqual(navigation);
});

test('front matter cannot change the path of a row', async () => {
  const row = await buildOne('---\nid: x\npath: /x\nstem: x\nextension: x\nmeta: { a: 1 }\nbody: x\n---\n');
  expect(row.fields).toMatchObject({ path: '/en/docs/a', stem: 'en/docs/1.a', extension: 'md', meta: {} });
  expect(row.fields['body']).toMatchObject({ nodes: [], toc: [] });
});

test('a draft is marked by its front matter or its file name, and meta does not repeat it', async () => {
  expect(await buildOne('---\ndraft: true\n---\n')).toMatchObject({ draft: true, fields: { meta: {} } });
  expect(await buildOne('---\ndraft: "true"\n---\n')).toMatchObject({ draft: false });
  expect(await buildOne('', 'docs/a.draft.md')).toMatchObject({ draft: true, fields: { path: '/docs/a' } });
});

test('a draft by its file name sets the draft field of the schema', async () => {
  const posts = defineCollection({
    type: 'page',
    source: '**',
    schema: z.object({ draft: z.boolean().default(false) }),
  });
  expect((await buildOne('', 'a.draft.md', posts)).fields).toMatchObject({ draft: true, meta: {} });
  expect((await buildOne('', 'a.md', posts)).fields).toMatchObject({ draft: false });
});

test('the hash depends on the row, not only on the text', async () => {
  const other = defineCollection({ type: 'page', source: '**' });
  const hashes = [await buildOne('a'), await buildOne('b'), await buildOne('a'), await buildOne('a', undefined, other)];
  expect(hashes[0]?.hash).toMatch(/^[0-9a-f]{16}$/u);
  expect(hashes[2]?.hash).toBe(hashes[0]?.hash);
  expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(3);
});

describe('data', () => {
  const data = defineCollection({ type: 'data', source: '**', schema: z.object({ price: z.coerce.number() }) });

  test('a file is one row without path, title and navigation', async () => {
    expect((await buildOne('price: 3\nunit: kg\n', 'data/1.apple.yml', data)).fields).toEqual({
      id: 'docs/data/1.apple.yml',
      extension: 'yml',
      meta: { unit: 'kg' },
      stem: 'data/1.apple',
      price: 3,
    });
  });

  test('a table has one row per line, in the order of the file', async () => {
    const { rows } = await build('price,unit\n3,kg\n4,l\n', 'prices.csv', data);
    expect(rows.map(({ row }) => [row.fields['id'], row.fields['price'], row.fields['meta'], row.sortKey])).toEqual([
      ['docs/prices.csv#1', 3, { unit: 'kg' }, 'prices#00000001'],
      ['docs/prices.csv#2', 4, { unit: 'l' }, 'prices#00000002'],
    ]);
  });

  test('every invalid line of a table is an error', async () => {
    const { errors } = await build('price\nx\n3\ny\n', 'prices.csv', data);
    expect(errors.map(({ line, message }) => [line, message.slice(0, 21)])).toEqual([
      [2, 'Field "price" is "x":'],
      [4, 'Field "price" is "y":'],
    ]);
  });

  test('a table cannot be in a page collection', async () => {
    expect((await build('a\nb\n', 'a.csv')).errors).toMatchObject([{ code: 'file/table', file: 'a.csv' }]);
  });

  test('its schema can include the body', async () => {
    const notes = defineCollection({ type: 'data', source: '**', schema: z.object({ body: z.unknown() }) });
    expect((await buildOne('*A*', 'a.md', notes)).fields).toMatchObject({
      body: { nodes: [['p', {}, ['em', {}, 'A']]] },
    });
  });
});

test('a date is stored as ISO text', async () => {
  const dated = defineCollection({
    type: 'data',
    source: '**',
    schema: z.object({ day: z.coerce.date(), at: z.coerce.date() }),
    columns: { at: 'datetime' },
  });
  const { fields } = await buildOne('day: 2026-01-31\nat: 2026-01-31T10:00:00Z\n', 'a.yml', dated);
  expect(fields).toMatchObject({ day: '2026-01-31', at: '2026-01-31T10:00:00.000Z' });
});

test('the description of a folder is a row that is not validated by the schema', async () => {
  const strict = defineCollection({ type: 'page', source: '**', schema: z.object({ icon: z.int() }) });
  const { fields } = await buildOne('title: Guide\nicon: book\n', 'en/docs/.navigation.yml', strict);
  expect(fields).toMatchObject({ title: 'Guide', stem: 'en/docs/.navigation', meta: { icon: 'book' } });
});

test('an invalid union is explained by what it expects, or by the object that is most like the value', async () => {
  const link = z.union([z.string(), z.strictObject({ label: z.string(), to: z.string() })]);
  const links = defineCollection({ type: 'page', source: '**', schema: z.object({ link, links: z.array(link) }) });
  const { errors } = await build('---\nlink: [1]\nlinks:\n  - /a\n  - label: B\n    to: 5\n---\n', 'a.md', links);
  expect(errors.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    '2:7 Field "link" is [1]: Invalid input: expected string or object.',
    '6:9 Field "links.1.to" is 5: Invalid input: expected string, received number.',
  ]);
});

describe('a Standard Schema that is not Zod', () => {
  const rank: StandardSchemaV1<unknown, { rank: number }> = {
    '~standard': {
      version: 1,
      vendor: 'test',
      validate: (value) => {
        const rank = (value as { rank?: unknown }).rank;
        if (typeof rank === 'number') return { value: { rank: rank + 1 } };
        return { issues: [{ message: 'no number', path: [{ key: 'rank' }] }] };
      },
    },
  };
  const ranks = defineCollection({ type: 'page', source: '**', schema: rank, columns: { rank: 'integer' } });

  test('transforms the fields', async () => {
    expect((await buildOne('---\nrank: 1\nx: 2\n---\n', 'a.md', ranks)).fields).toMatchObject({
      rank: 2,
      meta: { x: 2 },
    });
  });

  test('reports errors', async () => {
    expect((await build('---\nx: 1\nrank: one\n---\n', 'a.md', ranks)).errors.map(String)).toEqual([
      'a.md:3:7: Field "rank" is "one": no number.\n  Correct the value in the file, or the schema of its collection.',
    ]);
  });
});

describe('errors', () => {
  test.for([
    ['---\ntitle: A\nrank: high\n---\n', 3, 'Field "rank" is "high": '],
    ['---\ntitle: A\n\nrank: 1.5\n---\n', 4, 'Field "rank" is 1.5: '],
    ['---\nlevel: odd\n---\n', 2, 'Field "level" is "odd": '],
    ['---\nauthor:\n  name: 3\n---\n', 3, 'Field "author.name" is 3: '],
    ['---\nx: 1\ntitle: 3\n---\n', 3, 'Field "title" is 3: '],
    ['---\nnavigation: yes please\n---\n', 2, 'Field "navigation" is "yes please": '],
    ['---\nseo: text\n---\n', 2, 'Field "seo" is "text": '],
    ['---\nredirectFrom: /old\n---\n', 2, 'Field "redirectFrom" is "/old": '],
    ['---\nredirectFrom:\n  - /old\n  - old\n---\n', 4, 'Field "redirectFrom.1" is "old": A former path begins'],
  ] as const)('%j has an error in line %i: %s', async ([text, line, start]) => {
    const { errors } = await build(text);
    expect(errors).toMatchObject([{ code: 'field/invalid', file: 'en/docs/1.a.md', line }]);
    expect(
      String(errors[0])
        .replace(/:\d+(?=: )/u, '')
        .startsWith(`en/docs/1.a.md:${line}: ${start}`),
    ).toBe(true);
    expect(errors[0]?.hint).toBe('Correct the value in the file, or the schema of its collection.');
  });

  test('all errors of a file are reported', async () => {
    const { errors } = await build('---\ntitle: 3\nrank: high\nlevel: odd\nauthor: { name: 1 }\n---\n');
    expect(errors.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
  });

  test('a missing required field is reported in the first line', async () => {
    const strict = defineCollection({ type: 'page', source: '**', schema: z.object({ category: z.string() }) });
    const { errors } = await build('---\ntitle: A\n---\n', 'a.md', strict);
    expect(errors).toMatchObject([{ file: 'a.md', line: 1 }]);
    expect(errors[0]?.message).toMatch(/^Field "category" is missing: /u);
  });

  test('a strict schema reports each unknown field', async () => {
    const strict = defineCollection({ type: 'page', source: '**', schema: z.strictObject({ rank: z.int() }) });
    const { errors } = await build('---\ntitle: A\nrank: 1\nrnak: 2\ncolour: red\n---\n', 'a.md', strict);
    expect(errors.map(({ line, message }) => [line, message])).toEqual([
      [4, 'Field "rnak" is 2: The schema has no such field.'],
      [5, 'Field "colour" is "red": The schema has no such field.'],
    ]);
  });

  test('a schema can have a rule for the title, which also applies to a title from the heading', async () => {
    const short = defineCollection({ type: 'page', source: '**', schema: z.object({ title: z.string().max(5) }) });
    expect((await buildOne('# Short', 'a.md', short)).fields['title']).toBe('Short');
    expect((await build('# Much too long', 'a.md', short)).errors).toHaveLength(1);
  });

  test('the error for an unknown file type names its extension', async () => {
    expect((await build('a', 'data/prices.toml')).errors).toMatchObject([
      { code: 'file/format', message: 'Files with the extension ".toml" are not supported.', file: 'data/prices.toml' },
    ]);
    expect((await build('a', 'data/LICENSE')).errors).toMatchObject([
      { code: 'file/format', message: 'Files without an extension are not supported.', file: 'data/LICENSE' },
    ]);
  });
});

test('a collection with raw text has the whole file in the body, including front matter', async () => {
  const text = '---\ntitle: A\n---\n# H\r\n';
  const withRaw = defineCollection({ type: 'page', source: '**', raw: true });
  expect((await buildOne(text, undefined, withRaw)).fields['body']).toMatchObject({ raw: text });
  expect((await buildOne(text)).fields['body']).not.toHaveProperty('raw');
});
