import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createCommandSite, databaseOf } from '../../fixtures/cli/command-site.ts';
import { createDevContent } from '../build/dev-content.ts';
import { defineCollection, defineContent } from '../collections/collection.ts';
import { formatBytes } from './info.ts';

vi.setConfig({ testTimeout: 120_000 });

const CONFIG = `{
  locales: ['en', 'fr'],
  collections: {
    docs: defineCollection({ type: 'page', source: '**/*.md' }),
    people: defineCollection({ type: 'data', source: 'people.csv', schema: z.object({ name: z.string() }) }),
  },
}`;

const FILES = {
  'content/en/a.md': '# A\n\nWörter.',
  'content/en/b.md': '# B',
  'content/en/c.draft.md': '# C',
  'content/fr/a.md': '# A',
  'content/people.csv': 'name\nAda\nBob',
};

test('counts rows by language and measures tables and bodies', async () => {
  const site = createCommandSite(CONFIG, FILES);
  await site.recto('build');
  const file = readFileSync(databaseOf(site));
  const version = expect.stringMatching(/^[0-9a-f]{16}$/u) as string;
  const { code, out } = await site.recto('info', '--json');
  expect(code).toBe(0);
  const bodies = JSON.parse((await site.recto('query', '--json', 'SELECT body FROM docs')).out) as { body: unknown }[];
  expect(JSON.parse(out)).toEqual({
    database: { file: '.recto/content.sqlite', size: file.length, version, rows: 5 },
    collections: [
      {
        name: 'docs',
        type: 'page',
        rows: { en: 2, fr: 1 },
        // The table, the index of ids and the index of paths, each in pages of 4 KiB.
        size: 3 * 4096,
        bodies: bodies.reduce((sum, { body }) => sum + Buffer.byteLength(JSON.stringify(body)), 0),
        version,
      },
      {
        name: 'people',
        type: 'data',
        rows: { '': 2 },
        size: 2 * 4096,
        bodies: 0,
        version,
      },
    ],
  });
  const text = await site.recto('info');
  expect(text.out.replaceAll(/[0-9a-f]{16}/gu, 'hash')).toMatch(
    new RegExp(
      [
        '^collection  type  rows  languages     table  bodies  version',
        '─+  ─+  ─+  ─+  ─+  ─+  ─+',
        String.raw`docs        page     3  en 2, fr 1  12\.3 kB  +\d+ B  hash`,
        String.raw`people      data     2               8\.2 kB +hash`,
        '',
        String.raw`\.recto/content\.sqlite: 5 rows, \d+\.\d kB, version hash`,
        '$',
      ].join('\n'),
      'u',
    ),
  );
});

test('changed content changes the version of its collection and of the database, until it is reverted', async () => {
  const site = createCommandSite(CONFIG, FILES);
  const versions = async () => {
    await site.recto('build');
    const { out } = await site.recto('info', '--json');
    const { database, collections } = JSON.parse(out) as Record<'database', { version: string }> & {
      collections: { name: string; version: string }[];
    };
    return { all: database.version, ...Object.fromEntries(collections.map(({ name, version }) => [name, version])) };
  };
  const before = await versions();
  site.write({ 'content/en/b.md': '# Better' });
  const after = await versions();
  expect(Object.keys(before).filter((name) => Reflect.get(before, name) !== Reflect.get(after, name))).toEqual([
    'all',
    'docs',
  ]);
  site.write({ 'content/en/b.md': FILES['content/en/b.md'] });
  expect(await versions()).toEqual(before);
});

test('drafts in the database of a development server are not counted if the schema has a draft field', async () => {
  const site = createCommandSite('{ locales: ["en"], collections: {} }', {
    'content/a.md': '# A',
    'content/b.draft.md': '# B',
    'content/c.md': '---\ndraft: true\n---\n# C',
  });
  const docs = defineCollection({
    type: 'page',
    source: '**',
    schema: z.object({ draft: z.boolean().default(false) }),
  });
  const config = defineContent({ locales: ['en'], collections: { docs } });
  const dev = await createDevContent({ config, root: join(site.folder, 'content'), output: databaseOf(site) });
  await dev.close();
  expect(JSON.parse((await site.recto('query', '--json', 'SELECT title FROM docs')).out)).toHaveLength(3);
  expect(JSON.parse((await site.recto('info', '--json')).out)).toMatchObject({ collections: [{ rows: { '': 1 } }] });
});

test.for([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [12_345, '12.3 kB'],
  [999_949, '999.9 kB'],
  [999_999, '1.0 MB'],
  [1_234_567_890, '1.2 GB'],
  [5e12, '5000.0 GB'],
] as const)('%i bytes are %s', ([bytes, text]) => {
  expect(formatBytes(bytes)).toBe(text);
});
