import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCollection, defineContent } from '../collections/collection.ts';
import { createDocumentChecker } from './check-documents.ts';

const config = defineContent({
  locales: ['en', 'de'],
  file: 'recto.config.ts',
  collections: {
    docs: defineCollection({
      type: 'page',
      source: 'docs/**',
      schema: z.object({ rank: z.int().optional(), day: z.date().optional() }),
    }),
    people: defineCollection({ type: 'data', source: 'people/*.yml', schema: z.object({ name: z.string() }) }),
    remote: defineCollection({ type: 'page', source: { repository: 'https://token@host.example/a', include: '**' } }),
  },
});
const check = createDocumentChecker(config);
const page = (fields: string, body = 'Words.\n'): string =>
  `---\ntitle: A\ndescription: About.\n${fields}---\n\n${body}`;

test('a valid text has no errors', async () => {
  expect(await check({ file: 'en/docs/1.a.md', text: page('rank: 1\n') })).toEqual({
    file: 'en/docs/1.a.md',
    collections: ['docs'],
    errors: [],
    warnings: [],
    rows: [
      { collection: 'docs', id: 'docs/en/docs/1.a.md', values: expect.arrayContaining(['/en/docs/a']) as unknown },
    ],
  });
});

test('parse and schema errors have file, line and column', async () => {
  const file = 'en/docs/a.md';
  expect(await check({ file, text: page('rank: first: one\n') })).toMatchObject({
    errors: [{ code: 'front-matter/yaml', file, line: 4, column: 7 }],
  });
  expect(await check({ file, text: page('rank: high\n') })).toMatchObject({
    errors: [{ code: 'field/invalid', file, line: 4, message: expect.stringContaining('"rank"') as string }],
  });
  expect(await check({ file: 'people/a.yml', text: 'name: [1]\n' })).toMatchObject({
    collections: ['people'],
    errors: [{ code: 'field/invalid', line: 1 }],
  });
  expect((await check({ file, text: '---\ntitle: A\n' })).errors).toMatchObject([{ code: 'front-matter/open' }]);
});

test('problems of the file alone are warnings', async () => {
  const text = '---\ntitle: A\n---\n\n![](/a.png)\n';
  expect((await check({ file: 'en/docs/a.md', text })).warnings).toMatchObject([
    { code: 'media/alt', line: 5 },
    { code: 'page/description' },
  ]);
});

test('images next to the text are not checked', async () => {
  expect(await check({ file: 'en/docs/a.md', text: page('', '![A cat](./missing.png)\n') })).toMatchObject({
    errors: [],
    warnings: [],
  });
});

test.for(['en/other/a.md', 'people/deep/a.yml', 'en/docs/a.png', 'en/docs/.hidden.md'])(
  '%s is in no collection',
  async (file) => {
    expect(await check({ file, text: '' })).toMatchObject({
      collections: [],
      errors: [],
      warnings: [{ code: 'document/collection', hint: expect.stringContaining('recto.config.ts') as string }],
    });
  },
);
