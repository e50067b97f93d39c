import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { configText, createCommandSite, databaseOf } from '../../fixtures/cli/command-site.ts';
import { makeFolder } from '../../fixtures/temp-folder.ts';
import { createContent } from '../content.ts';
import { openStore } from '../store/open-store.ts';

vi.setConfig({ testTimeout: 120_000 });

const CONFIG = `{
  locales: ['en'],
  collections: {
    docs: defineCollection({ type: 'page', source: '**', schema: z.object({ rank: z.int().optional() }) }),
  },
}`;

test('a build prints one line about its result', async () => {
  const site = createCommandSite(CONFIG, { 'content/a.md': '# A', 'content/b.draft.md': '# B' });
  const { code, out, err } = await site.recto('build');
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^Built \.recto\/content\.sqlite: 1 row in \d+\.\d s\.\n$/u);
  expect(existsSync(databaseOf(site))).toBe(true);
  expect(readdirSync(join(site.folder, '.recto')).sort()).toEqual(['cache', 'content.sqlite']);
});

test('text that is not shown is a warning of every build', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 22 }, (_, n) => [`content/${n + 10}.md`, '# A\n\nA <blink>b</blink>.']),
  );
  const site = createCommandSite(CONFIG, files);
  for (const { code, err } of [await site.recto('build'), await site.recto('build')]) {
    expect(code).toBe(0);
    expect(err).toContain('content/10.md:3:3: warning: The element <blink> is removed; the text inside it is kept.\n');
    expect(err.match(/: warning: /gu)).toHaveLength(20);
    expect(err).toContain('2 more warnings: recto check lists them.\n');
  }
  expect(await site.recto('build', '--strict')).toMatchObject({
    code: 1,
    err: expect.stringContaining('22 errors') as string,
  });
});

test('every error is listed with its file and line, and the last valid database is kept', async () => {
  const site = createCommandSite(CONFIG, { 'content/a.md': '# A' });
  await site.recto('build');
  const good = readFileSync(databaseOf(site));
  site.write({ 'content/a.md': '---\ntitle: A\nrank: high\n---\n', 'content/b.md': '---\ntitle: B\n' });
  expect(await site.recto('build')).toEqual({
    code: 1,
    out: '',
    err: [
      'content/a.md:3:7: error: Field "rank" is "high": Invalid input: expected number, received string.',
      '  Correct the value in the file, or the schema of its collection.',
      '',
      'content/b.md:1:1: error: The front matter is never closed.',
      '  Add a line with --- after its last field.',
      '',
      '2 errors. The last valid database is kept.',
      '',
    ].join('\n'),
  });
  expect(readFileSync(databaseOf(site)).equals(good)).toBe(true);
});

test('without a valid build no database is written', async () => {
  const site = createCommandSite(CONFIG, { 'content/b.md': '---\ntitle: B\n' });
  expect((await site.recto('build')).err).toMatch(/\n1 error\. No database was written\.\n$/u);
  expect(existsSync(databaseOf(site))).toBe(false);
});

test('all paths can be changed with options', async () => {
  const site = createCommandSite(CONFIG, { 'site/config.ts': configText(CONFIG), 'words/a.md': '# A' });
  const options = ['--config', 'site/config.ts', '--content=words', '--database', 'data/db.sqlite'];
  const { out } = await site.recto('build', ...options);
  expect(out).toMatch(/^Built data\/db\.sqlite: 1 row in/u);
  expect(readdirSync(join(site.folder, 'data')).sort()).toEqual(['cache', 'db.sqlite']);
});

test.for([
  [
    'a folder without a configuration',
    { parameters: ['--config', 'none.ts'] },
    /^error: There is no none\.ts in .+\.\n {2}Run the command in the folder of a site, or specify the file with --config\.\n$/u,
  ],
  [
    'an invalid configuration',
    { files: { 'content.config.ts': 'export const collections = {};' } },
    /^content\.config\.ts: error: content\.config\.ts has no default export created with defineContent\.\n/u,
  ],
  [
    'a configuration that throws',
    { files: { 'content.config.ts': 'export default nothing();' } },
    /^content\.config\.ts: error: content\.config\.ts cannot be loaded: nothing is not defined\n/u,
  ],
  [
    'a site without content',
    { parameters: ['--content', 'none'] },
    /^error: The content folder .+none does not exist\.\n/u,
  ],
  [
    'a text that a database cannot store',
    { files: { 'content/b.json': '{ "title": "a\\u0000b" }' } },
    /^content\/b\.json: error: Field "title" of "docs\/b\.json" in collection "docs" contains a NUL.+\n.+\n\n1 error\. No database was written\.\n$/u,
  ],
] as const)('%s is reported as an error', async ([, input, error]) => {
  const { files = {}, parameters = [] } = { ...input } as { files?: Record<string, string>; parameters?: string[] };
  const site = createCommandSite(CONFIG, { 'content/a.md': '# A', ...files });
  const { code, out, err } = await site.recto('build', ...parameters);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(error);
});

test('valid content is published to the shared database, content with errors is not', async () => {
  const site = createCommandSite(CONFIG, { 'content/a.md': '# First' });
  const shared = join(makeFolder(), 'shared.sqlite');
  const url = pathToFileURL(shared).href;
  const titles = async (): Promise<unknown[]> => {
    const store = await openStore({ url, file: 'unused' });
    const rows: Record<string, unknown>[] = await createContent(store).query('docs').all();
    await store.close();
    return rows.map((row) => row['title']);
  };
  const first = await site.rectoWith({ RECTO_DATABASE_URL: url }, 'build');
  expect([first.code, first.err]).toEqual([0, '']);
  expect(first.out).toMatch(/\nPublished to the database in RECTO_DATABASE_URL\.\n$/u);
  expect(await titles()).toEqual(['First']);
  site.write({ 'content/a.md': '# Second', 'content/b.md': '---\n' });
  expect((await site.rectoWith({ RECTO_DATABASE_URL: url }, 'build')).code).toBe(1);
  expect(await titles()).toEqual(['First']);
});

test('a missing shared database is an error, after the build', async () => {
  const site = createCommandSite(CONFIG, { 'content/a.md': '# A' });
  const folder = join(makeFolder(), 'no-database');
  mkdirSync(folder);
  const { code, out, err } = await site.rectoWith({ RECTO_DATABASE_URL: pathToFileURL(folder).href }, 'build');
  expect([code, existsSync(databaseOf(site))]).toEqual([1, true]);
  expect(out).not.toContain('Published');
  expect(err).toMatch(/^error: The database file:\/\/.+ cannot be opened/u);
});

test('output to a pipe contains no control codes, whatever the content and the environment are', async () => {
  const name = 'content/\u001b[31mred\u001b]0;title\u0007.md';
  const site = createCommandSite(CONFIG, { [name]: '---\nrank: "\\e[2J\\u009b2J\u202E"\n---\n' });
  const { code, out, err } = await site.rectoWith({ FORCE_COLOR: '1' }, 'build');
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^content\/␛\[31mred␛\]0;title␇\.md:2:7: error: Field "rank" is /u);
  expect(err.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
});
