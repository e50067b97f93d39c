import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { createCommandSite, databaseOf } from '../../fixtures/cli/command-site.ts';
import { makeFolder, makeSharedFolder } from '../../fixtures/temp-folder.ts';
import { recordDevProcess } from '../store/dev-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const CONFIG = `{
  locales: ['en', 'fr'],
  collections: {
    docs: defineCollection({
      type: 'page',
      source: '**/*.md',
      schema: z.object({ rank: z.int().optional(), done: z.boolean().default(false) }),
    }),
    people: defineCollection({ type: 'data', source: 'people.csv', schema: z.object({ name: z.string() }) }),
  },
}`;

const FILES = {
  'content/en/1.first.md': '---\nrank: 5\n---\n# First\n\nWords.',
  'content/en/2.second.md': '---\nrank: 12\ndone: true\n---\n# 漢字 and 🙂',
  'content/en/10.third.md': '---\ndescription: "a\\e[31m\\tb\\u009b2J"\n---\n# Third',
  'content/fr/1.first.md': '# Premier',
  'content/en/people.csv': 'name\nAda\nBob',
};

const site = createCommandSite(CONFIG, FILES, makeSharedFolder());

beforeAll(async () => {
  await site.recto('build');
});

test.for([
  [
    'SELECT path, title, rank FROM docs',
    [
      'path        title        rank',
      '──────────  ───────────  ────',
      '/en/first   First        5',
      '/en/second  漢字 and 🙂  12',
      '/en/third   Third',
      '/fr/first   Premier',
      '4 rows',
    ],
  ],
  [
    'SELECT title, rank, done FROM docs WHERE rank > 0 ORDER BY rank DESC',
    [
      'title        rank  done',
      '───────────  ────  ─────',
      '漢字 and 🙂    12  true',
      'First           5  false',
      '2 rows',
    ],
  ],
  ['SELECT COUNT(*) FROM docs', ['count', '─────', '    4', '1 row']],
  ['SELECT name FROM people ORDER BY name DESC LIMIT 1', ['name', '────', 'Bob', '1 row']],
  [`SELECT "name" FROM _content_people WHERE ("name" = 'X') ORDER BY stem ASC`, ['name', '────', '0 rows']],
  // Control codes are shown, not interpreted.
  ["SELECT description FROM docs WHERE title = 'Third'", ['description', '───────────', 'a␛[31m b\uFFFD2J', '1 row']],
] as const)('%s', async ([statement, lines]) => {
  expect(await site.recto('query', statement)).toEqual({ code: 0, out: `${lines.join('\n')}\n`, err: '' });
});

test('a table is limited to the width of the terminal, and omitted columns are reported', async () => {
  const { out } = await site.rectoWith({ COLUMNS: '40' }, 'query', 'SELECT * FROM docs LIMIT 1');
  expect(out.split('\n')).toEqual([
    'id         title  body       descript…',
    '─────────  ─────  ─────────  ─────────',
    'docs/en/…  First  {"nodes"…',
    '1 row',
    'Not enough space for extension, meta, navigation, path, redirectFrom, seo, stem, rank, done. Select fewer fields, or use --json.',
    '',
  ]);
});

test('JSON is complete and contains no control codes', async () => {
  const { code, out } = await site.recto('query', '--json', "SELECT description, done FROM docs WHERE title = 'Third'");
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual([{ description: 'a\u001b[31m\tb\u009b2J', done: false }]);
  expect(out.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
});

test.for([
  [
    'DELETE FROM docs',
    'The query is refused at position 1: expected SELECT.\n' +
      '  See "recto help query" for the supported syntax. It was read as: DELETE FROM "_content_docs" ORDER BY stem ASC',
  ],
  [
    'SELECT title',
    'The query is refused at position 13: expected FROM and a collection.\n  See "recto help query" for the supported syntax.',
  ],
  [
    'SELECT title FROM docs # all',
    'The query is refused at position 24: "#" is not expected here.\n  See "recto help query" for the supported syntax.',
  ],
  [
    'SELECT title FROM dogs',
    'Collection "dogs" does not exist.\n' +
      '  Known collections: docs, people. Add it to the configuration, or correct the name.',
  ],
  [
    'SELECT titel FROM people',
    'Collection "people" has no field "titel".\n  Its fields: id, extension, meta, stem, name.',
  ],
])('rejects %s', async ([statement = '', message]) => {
  expect(await site.recto('query', statement)).toEqual({ code: 1, out: '', err: `error: ${message}\n` });
});

test('before the first build there is no database to query', async () => {
  const empty = createCommandSite(CONFIG, {});
  const failure = {
    code: 1,
    out: '',
    err:
      'error: There is no database .recto/content.sqlite.\n' +
      '  Run "recto build" first, or specify another file with --database.\n',
  };
  expect(await empty.recto('query', 'SELECT * FROM docs')).toEqual(failure);
  expect(await empty.recto('info')).toEqual(failure);
});

test('a file that is not a database is reported', async () => {
  const file = `${makeFolder()}/words.txt`;
  writeFileSync(file, 'words, many of them, and no database');
  const { code, err } = await site.recto('query', 'SELECT * FROM docs', '--database', file);
  expect(code).toBe(1);
  expect(err).toContain('cannot be opened: file is not a database.');
});

test('a query changes nothing', async () => {
  const before = readFileSync(databaseOf(site));
  await site.recto('query', 'SELECT * FROM docs');
  expect(readFileSync(databaseOf(site)).equals(before)).toBe(true);
  expect(readdirSync(dirname(databaseOf(site))).sort()).toEqual(['cache', 'content.sqlite']);
});

test('while a development server runs, its database is used and named', async () => {
  const folder = makeFolder();
  const devSite = createCommandSite(CONFIG, FILES, folder);
  await devSite.recto('build');
  mkdirSync(join(folder, '.recto/dev'), { recursive: true });
  copyFileSync(databaseOf(devSite), join(folder, '.recto/dev/content.sqlite'));
  const remove = recordDevProcess(join(folder, '.recto/dev/content.sqlite'));
  rmSync(databaseOf(devSite));
  expect((await devSite.recto('query', 'SELECT COUNT(*) FROM docs')).out).toContain(
    '1 row from .recto/dev/content.sqlite of the running dev server',
  );
  expect((await devSite.recto('info')).out).toContain('.recto/dev/content.sqlite of the running dev server: ');
  remove();
  expect(await devSite.recto('query', 'SELECT COUNT(*) FROM docs')).toMatchObject({ code: 1 });
});
