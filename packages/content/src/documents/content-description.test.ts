import type { StandardSchemaV1 } from '@standard-schema/spec';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCollection, defineContent } from '../collections/collection.ts';
import { builtInComponents } from '../components/built-in.ts';
import { describeContent } from './content-description.ts';
import { findCollections } from './find-collections.ts';

const anything: StandardSchemaV1 = {
  '~standard': { version: 1, vendor: 'test', validate: (value) => ({ value }) },
};
const config = defineContent({
  locales: ['en', 'de'],
  transformers: [{ name: 'recipe', extensions: ['recipe'] }],
  collections: {
    docs: defineCollection({
      type: 'page',
      source: [
        { include: 'docs/**', exclude: 'docs/private/**', prefix: '/guide' },
        { include: '**', cwd: './extra/' },
        { include: '**', cwd: '../outside' },
        { include: '**', cwd: '/outside' },
        { repository: 'https://secret@host.example/a', include: '**' },
        { getKeys: () => [], getItem: () => '' },
      ],
      schema: z.object({
        rank: z.int().min(1),
        day: z.date().optional(),
        size: z.enum(['s', 'm']).default('s'),
        cover: z
          .string()
          .meta({ title: 'Cover', description: 'A picture.', editor: { input: 'image' } })
          .optional(),
        author: z.string().meta({ editor: { input: 'reference', collection: 'own' } }),
        parts: z
          .array(z.object({ name: z.string(), color: z.string().meta({ editor: { input: 'color' } }) }))
          .optional(),
      }),
    }),
    own: defineCollection({ type: 'data', source: 'own/*', schema: anything, columns: { age: 'integer' } }),
  },
});
const description = describeContent(config);

test('a description is data, without sources outside of the content folder', () => {
  expect(JSON.parse(JSON.stringify(description))).toEqual(description);
  expect(JSON.stringify(description)).not.toMatch(/secret|outside/u);
  expect(description.collections[0]?.sources).toEqual([
    { include: ['docs/**'], exclude: ['docs/private/**'], prefix: '/guide' },
    { include: ['**'], exclude: [], cwd: 'extra' },
  ]);
});

test('fields are a JSON schema of what authors write', () => {
  expect(description.collections[0]?.fields).toMatchObject({
    type: 'object',
    required: ['rank', 'author'],
    properties: {
      title: { type: 'string' },
      draft: { type: 'boolean', default: false },
      seo: { properties: { image: { editor: { input: 'image' } } } },
      rank: { type: 'integer', minimum: 1 },
      day: { type: 'string', format: 'date' },
      size: { enum: ['s', 'm'], default: 's' },
      cover: { type: 'string', title: 'Cover', description: 'A picture.', editor: { input: 'image' } },
      author: { editor: { input: 'reference', collection: 'own' } },
      parts: { items: { required: ['name', 'color'], properties: { color: { editor: { input: 'color' } } } } },
    },
  });
  expect(description.collections[1]?.fields).toEqual({
    type: 'object',
    properties: { draft: { type: 'boolean', default: false }, age: { type: 'integer' } },
  });
});

test('a component of the site replaces a built-in one', () => {
  const card = { name: 'card', props: { type: 'object' }, slots: [{ name: 'footer' }] };
  const { components } = describeContent(config, [card, { ...card, name: 'zebra' }]);
  expect(components.filter(({ name }) => name === 'card')).toEqual([card]);
  expect(components.map(({ name }) => name)).toEqual(
    [...Object.keys(builtInComponents), 'zebra'].sort((a, b) => (a < b ? -1 : 1)),
  );
});

test('a file is found in the same collections as in a build', () => {
  expect(findCollections('de/docs/1.start/2.setup.draft.md', description)).toEqual([
    {
      collection: 'docs',
      type: 'page',
      key: 'de/docs/1.start/2.setup.draft.md',
      urlPath: 'de/guide/1.start/2.setup.draft.md',
      path: '/de/guide/start/setup',
      locale: 'de',
      draft: true,
      isPage: true,
    },
  ]);
  expect(findCollections('extra/a.md', description)).toMatchObject([{ key: 'a.md', path: '/a' }]);
  expect(findCollections('en/docs/.navigation.yml', description)).toMatchObject([
    { collection: 'docs', isPage: false },
  ]);
  expect(findCollections('own/a.yml', description)).toMatchObject([{ collection: 'own', isPage: false }]);
  for (const file of ['en/docs/private/a.md', 'en/docs/a.png', 'other/a.md', 'own/deep/a.yml']) {
    expect(findCollections(file, description)).toEqual([]);
  }
});
