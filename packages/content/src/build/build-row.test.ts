import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCollection } from '../collections/collection.ts';
import { ContentError } from '../errors.ts';
import { buildRow } from './build-row.ts';

const collection = defineCollection({
  type: 'page',
  source: '**',
  schema: z.object({
    rank: z.int().optional(),
    level: z.enum(['easy', 'hard']).default('easy'),
    author: z.object({ name: z.string() }).optional(),
  }),
});

const strict = defineCollection({ type: 'page', source: '**', schema: z.object({ category: z.string() }) });

function build(text: string, file = 'en/docs/1.a.md', own: typeof collection | typeof strict = collection) {
  const highlight = () => Promise.resolve(undefined);
  return buildRow({ name: 'docs', collection: own, file, text, locales: ['en', 'fr'], highlight });
}

test('a row has the common fields, those of the schema, and the rest in meta', async () => {
  const row = await build('---\ntitle: A\ndescription: B\nrank: 2\nseo: { title: S }\ncolour: red\n---\n# H');
  expect(row.fields).toEqual({
    id: 'docs/en/docs/1.a.md',
    title: 'A',
    description: 'B',
    body: { nodes: [['h1', { id: 'h' }, 'H']], toc: [] },
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
  ['## Only a second heading', ''],
  ['', ''],
] as const)('the text %j has the title "%s"', async ([text, title]) => {
  expect((await build(text)).fields['title']).toBe(title);
});

test.for([
  ['---\nnavigation: false\n---\n', false],
  ['---\nnavigation: { title: N }\n---\n', { title: 'N' }],
  ['', null],
] as const)('the text %j has navigation %j', async ([text, navigation]) => {
  expect((await build(text)).fields['navigation']).toEqual(navigation);
});

test('an author cannot give a row another place', async () => {
  const row = await build('---\nid: x\npath: /x\nstem: x\nextension: x\nmeta: { a: 1 }\nbody: x\n---\n');
  expect(row.fields).toMatchObject({ path: '/en/docs/a', stem: 'en/docs/1.a', extension: 'md', meta: {} });
  expect(row.fields['body']).toEqual({ nodes: [], toc: [] });
});

test('a draft is one by its front matter or by its name, and meta does not repeat it', async () => {
  expect(await build('---\ndraft: true\n---\n')).toMatchObject({ draft: true, fields: { meta: {} } });
  expect(await build('---\ndraft: "true"\n---\n')).toMatchObject({ draft: false });
  expect(await build('', 'docs/a.draft.md')).toMatchObject({ draft: true, fields: { path: '/docs/a' } });
});

test('the hash follows the text', async () => {
  const hashes = await Promise.all(['a', 'b', 'a'].map(async (text) => (await build(text)).hash));
  expect(hashes[0]).toMatch(/^[0-9a-f]{16}$/u);
  expect(hashes[2]).toBe(hashes[0]);
  expect(hashes[1]).not.toBe(hashes[0]);
});

describe('faults', () => {
  test.for([
    ['---\ntitle: A\nrank: high\n---\n', 3, 'Field "rank" is "high": '],
    ['---\ntitle: A\n\nrank: 1.5\n---\n', 4, 'Field "rank" is 1.5: '],
    ['---\nlevel: odd\n---\n', 2, 'Field "level" is "odd": '],
    ['---\nauthor:\n  name: 3\n---\n', 2, 'Field "author.name" is {"name":3}: '],
    ['---\nx: 1\ntitle: 3\n---\n', 3, 'Field "title" is 3: '],
    ['---\nnavigation: yes please\n---\n', 2, 'Field "navigation" is "yes please": '],
    ['---\nseo: text\n---\n', 2, 'Field "seo" is "text": '],
  ] as const)('%j is one of line %i: %s', async ([text, line, start]) => {
    const fault = await build(text).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ContentError);
    expect(fault).toMatchObject({ code: 'field/invalid', file: 'en/docs/1.a.md', line });
    expect(String(fault).startsWith(`en/docs/1.a.md:${line}: ${start}`)).toBe(true);
    expect(fault).toMatchObject({ hint: 'Correct the value in the front matter, or the schema in content.config.ts.' });
  });

  test('a field that has to be there is missing from the first line', async () => {
    await expect(build('---\ntitle: A\n---\n', 'a.md', strict)).rejects.toMatchObject({
      message: expect.stringMatching(/^Field "category" is missing: /u) as string,
      file: 'a.md',
      line: 1,
    });
  });

  test('a file that is no markdown is named with its kind', async () => {
    await expect(build('a: 1', 'data/prices.yml')).rejects.toMatchObject({
      code: 'file/format',
      message: 'Files of the kind ".yml" cannot become rows.',
      file: 'data/prices.yml',
    });
  });
});
