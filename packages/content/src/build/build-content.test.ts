import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import config from '../../fixtures/build/content.config.ts';
import { cacheFile, changeEntries, readEntries, toEntry } from '../../fixtures/build/row-entries.ts';
import { createTestSite as createOther } from '../../fixtures/build/test-site.ts';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { defineCollection, defineContent } from '../collections/collection.ts';
import { createContent } from '../content.ts';
import { openSqlite } from '../store/sqlite.ts';

// Threads and git are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const configFile = fileURLToPath(new URL('../../fixtures/build/content.config.ts', import.meta.url));
const createWorkshop = (files: Record<string, string>) => createOther(config, files);

test('files become rows of each collection that includes them, in order of their numbers', async () => {
  const { build, paths } = createWorkshop({
    'en/docs/10.last.md': '# Last',
    'en/docs/2.second.md': '# Second',
    'en/docs/1.first/index.md': '# First',
    'fr/docs/1.un.md': '# Un',
    'en/about.md': '# About',
    'en/other.md': '# Nobody asks for it',
  });
  expect(await build()).toEqual({ rows: 9, errors: [], warnings: [], assets: [] });
  const docs = ['/en/docs/first', '/en/docs/second', '/en/docs/last', '/fr/docs/un'];
  expect(await paths('docs')).toEqual(docs);
  expect(await paths('all')).toEqual(['/en/about', ...docs]);
});

test('a folder without files results in an empty database', async () => {
  const { build, paths } = createWorkshop({ 'notes.txt': 'x' });
  expect(await build()).toEqual({ rows: 0, errors: [], warnings: [], assets: [] });
  expect(await paths('docs')).toEqual([]);
});

test('reports progress for each content file', async () => {
  const progress: [number, number][] = [];
  const { build } = createWorkshop({ 'en/docs/a.md': 'a', 'en/docs/b.md': 'b', 'x.md': 'x' });
  await build({ onProgress: (done, total) => progress.push([done, total]) });
  expect(progress).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

describe('drafts', () => {
  const files = {
    'en/docs/1.done.md': '# Done',
    'en/docs/2.later.draft.md': '# Later',
    'en/docs/3.soon.md': '---\ndraft: true\n---\n# Soon',
    'en/docs/4.now.md': '---\ndraft: false\n---\n# Now',
  };

  test('are left out of a build', async () => {
    const { build, paths, output } = createWorkshop(files);
    expect(await build()).toMatchObject({ rows: 4 });
    expect(await paths('docs')).toEqual(['/en/docs/done', '/en/docs/now']);
    expect(readFileSync(output).includes('Later')).toBe(false);
    expect(readFileSync(output).includes('Soon')).toBe(false);
  });

  test('are included if requested', async () => {
    const { build, paths } = createWorkshop(files);
    expect(await build({ drafts: true })).toMatchObject({ rows: 8 });
    expect(await paths('docs')).toEqual(['/en/docs/done', '/en/docs/later', '/en/docs/soon', '/en/docs/now']);
  });
});

describe('errors', () => {
  test('errors of all files are collected', async () => {
    const { build, output } = createWorkshop({
      'en/about.md': '# Good',
      'en/docs/a.md': '---\ntitle: one: two\n---\n',
      'en/docs/b.md': '---\ntitle: B\n',
      'en/docs/c.md': '---\ntitle: C\nrank: high\n---\n',
      'en/docs/d.txt': 'text',
      'en/docs/e.md': '---\nrank: high\nlevel: odd\n---\n',
    });
    const { errors } = await build();
    expect(errors.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['front-matter/yaml', 'en/docs/a.md', 2],
      ['front-matter/open', 'en/docs/b.md', 1],
      ['field/invalid', 'en/docs/c.md', 3],
      ['file/format', 'en/docs/d.txt', undefined],
      ['field/invalid', 'en/docs/e.md', 2],
      ['field/invalid', 'en/docs/e.md', 3],
    ]);
    expect(existsSync(output)).toBe(false);
  });

  test('a build with errors leaves the last valid database unchanged and no other files', async () => {
    const { build, write, output } = createWorkshop({ 'en/docs/a.md': '# Good' });
    await build();
    const good = readFileSync(output);
    write({ 'en/docs/a.md': '# Better', 'en/docs/b.md': '---\nrank: high\n---\n' });
    expect((await build()).errors).toHaveLength(1);
    expect(readFileSync(output).equals(good)).toBe(true);
    expect(readdirSync(join(output, '..'))).toEqual(['content.sqlite']);
  });

  test('the build after the errors are fixed replaces the database', async () => {
    const { build, write, paths } = createWorkshop({ 'en/docs/a.md': '# Good' });
    await build();
    write({ 'en/docs/b.md': '---\nrank: high\n---\n' });
    await build();
    write({ 'en/docs/b.md': '---\nrank: 1\n---\n' });
    expect(await build()).toEqual({ rows: 4, errors: [], warnings: [], assets: [] });
    expect(await paths('docs')).toEqual(['/en/docs/a', '/en/docs/b']);
  });

  test('a journal of a killed process is not applied to the next database', async () => {
    const { build, write, output, paths } = createWorkshop({ 'en/docs/a.md': '# Old' });
    await build();
    const ended = new DatabaseSync(output);
    ended.exec(`PRAGMA journal_mode = WAL; UPDATE "_content_docs" SET "path" = '/lost'`);
    // A journal as a killed process leaves it.
    const left = [`${output}-wal`, `${output}-shm`].map((file) => [file, readFileSync(file)] as const);
    ended.close();
    for (const [file, bytes] of left) writeFileSync(file, bytes);
    write({ 'en/docs/a.md': '# New' });
    await build();
    expect(await paths('docs')).toEqual(['/en/docs/a']);
  });

  test('the last valid database can be read while the next one is built', async () => {
    const { build, write, output, paths } = createWorkshop({ 'en/docs/a.md': '# A' });
    await build();
    const store = openSqlite(output);
    write({ 'en/docs/b.md': '# B' });
    await build();
    expect(await createContent<typeof config>(store).query('docs').all()).toHaveLength(1);
    await store.close();
    expect(await paths('docs')).toHaveLength(2);
  });
});

test('two files with the same path are an error that names both', async () => {
  const { build } = createWorkshop({ 'en/docs/1.a.md': '# One', 'en/docs/2.A.md': '# Two' });
  expect((await build()).errors.map(({ message }) => message)).toEqual([
    'en/docs/1.a.md and en/docs/2.A.md both have the path or id "/en/docs/a" in the collection "docs".',
    'en/docs/1.a.md and en/docs/2.A.md both have the path or id "/en/docs/a" in the collection "all".',
  ]);
});

test('a draft may have the path of a published page', async () => {
  const { build } = createWorkshop({ 'en/docs/1.a.md': '# One', 'en/docs/1.a.draft.md': '# Two' });
  expect((await build()).errors).toEqual([]);
  expect((await build({ drafts: true })).errors).toHaveLength(2);
});

test('errors in the configuration are reported before any file is read', async () => {
  const wrong = defineContent({
    locales: ['en'],
    collections: { 'a-b': defineCollection({ type: 'page', source: '**', schema: z.object({ path: z.string() }) }) },
  });
  const { build } = createOther(wrong, { 'a.md': '---\ntitle: 3\n---\n' });
  expect((await build()).errors.map(({ code, file }) => [code, file])).toEqual([
    ['config/name', 'content.config.ts'],
    ['config/reserved', 'content.config.ts'],
  ]);
  // In a site the configuration is in a different file.
  const inSite = createOther({ ...wrong, file: 'recto.config.ts' }, {});
  expect((await inSite.build()).errors[0]?.file).toBe('recto.config.ts');
});

test('a file that is not UTF-8 is an error', async () => {
  const { build, root } = createWorkshop({ 'about.md': '# A' });
  writeFileSync(join(root, 'about.md'), Buffer.from([0x23, 0x20, 0xe4]));
  expect((await build()).errors).toMatchObject([{ code: 'file/encoding', file: 'about.md' }]);
});

describe('sources', () => {
  test('a folder elsewhere, a prefix and a custom source can be in the same collection', async () => {
    const items: Record<string, string> = { 'news/1.y.md': '# X' };
    const mixed = defineContent({
      locales: ['en'],
      collections: {
        docs: defineCollection({
          type: 'page',
          source: [
            { include: 'docs/**', exclude: 'docs/old/**', prefix: '/guide' },
            { include: '**', cwd: '../shared', prefix: '/shared' },
            { getKeys: () => Object.keys(items), getItem: (key) => items[key] ?? '' },
          ],
        }),
      },
    });
    const { build, rows, folder } = createOther(mixed, { 'docs/2.a.md': '# A', 'docs/old/b.md': '# B' });
    writeFiles(join(folder, 'shared'), { 'c.md': '# C', 'broken.draft.md': '' });
    expect(await build()).toMatchObject({ rows: 3, errors: [] });
    expect((await rows('docs')).map(({ id, path, stem }) => [id, path, stem])).toEqual([
      ['docs/guide/2.a.md', '/guide/a', 'docs/2.a'],
      ['docs/news/1.y.md', '/news/y', 'news/1.y'],
      ['docs/shared/c.md', '/shared/c', 'c'],
    ]);
  });

  test('a repository is a source', async () => {
    const repository = makeFolder();
    writeFiles(repository, { 'docs/1.a.md': '# A', 'docs/b.md': '---\ntitle: 3\n---\n', 'c.md': '# C' });
    const git = (...parameters: string[]) =>
      execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@site.invalid', '-C', repository, ...parameters]);
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'x');
    const source = { repository, folder: 'docs', include: '**', prefix: '/far' };
    const far = defineContent({ locales: ['en'], collections: { docs: defineCollection({ type: 'page', source }) } });
    const { build, paths } = createOther(far, {});
    expect((await build()).errors.map(({ file, line }) => [file, line])).toEqual([[`${repository}/docs/b.md`, 2]]);
    git('rm', '--quiet', 'docs/b.md');
    git('commit', '--quiet', '--message', 'y');
    expect((await build()).errors).toEqual([]);
    expect(await paths('docs')).toEqual(['/far/a']);
    // If it cannot be reached, the last fetched version is used with a warning.
    rmSync(repository, { recursive: true });
    const warnings: string[] = [];
    expect((await build({ onWarning: ({ code }) => warnings.push(code) })).errors).toEqual([]);
    expect(await paths('docs')).toEqual(['/far/a']);
    expect(warnings).toEqual(['source/git-old']);
  });

  test('a source that cannot be reached is an error, in addition to those of the files', async () => {
    const source = [{ repository: 'nowhere', include: '**' }, { cwd: '../nowhere', include: '**' }, 'docs/**'];
    const broken = defineContent({
      locales: ['en'],
      collections: { docs: defineCollection({ type: 'page', source }) },
    });
    const { build } = createOther(broken, { 'docs/a.md': '---\ntitle: 3\n---\n' });
    expect((await build()).errors.map(({ code }) => code)).toEqual([
      'source/address',
      'source/missing',
      'field/invalid',
    ]);
  });
});

describe('many files', () => {
  const many = Object.fromEntries([
    ...Array.from({ length: 120 }, (_, n) => [
      `en/docs/${n}.page.md`,
      `# Page ${n} {thread}\n\n\`\`\`ts\nlet x = ${n}\n\`\`\``,
    ]).map(([file = '', text = '']) => [
      file.replace('.page', `.page-${text.length}-${file.split('/')[2] ?? ''}`),
      text,
    ]),
    ['prices.csv', `price\n${Array.from({ length: 300 }, (_, n) => n).join('\n')}\n`],
  ]) as Record<string, string>;

  test('threads, one thread and the cache build the same database, byte for byte', async () => {
    const { build, output, rows } = createWorkshop(many);
    const databases: Buffer[] = [];
    for (const options of [{}, { configFile, threads: 2 }, { configFile, threads: 2 }]) {
      expect(await build(options)).toMatchObject({ rows: 540, errors: [] });
      databases.push(readFileSync(output));
    }
    expect(databases.map((database) => database.equals(databases[0] as Buffer))).toEqual([true, true, true]);
    expect((await rows('docs'))[7]?.['title']).toBe('Page 7 hooked');
  });

  test('errors found in threads are the same as without threads, in the same order', async () => {
    const { build } = createWorkshop({
      ...many,
      ...Object.fromEntries(
        Object.keys(many)
          .slice(60, 64)
          .map((file) => [file, '---\nrank: x\n---\n']),
      ),
    });
    const alone = await build();
    const threads = await build({ configFile, threads: 2 });
    expect(threads.errors).toHaveLength(4);
    expect(threads.errors.map(String)).toEqual(alone.errors.map(String));
  });
});

describe('the cache', () => {
  const files = { 'en/docs/a.md': '# A', 'en/docs/b.md': '# B' };

  test('contains the rows of each file and their key, and no unused entries', async () => {
    const { build, write, root, folder, rows } = createWorkshop(files);
    await build({ configFile });
    expect(readEntries(folder)).toHaveLength(4);
    write({ 'en/docs/a.md': '# A new' });
    rmSync(join(root, 'en/docs/b.md'));
    await build({ configFile });
    expect(readEntries(folder)).toHaveLength(2);
    // A file that is not read again keeps both.
    write({ 'en/docs/c.md': '# C' });
    await build({ configFile });
    expect(readEntries(folder)).toHaveLength(4);
    expect((await rows('docs')).map(({ title }) => title)).toEqual(['A new', 'C']);
  });

  test('is used by a build without data of an earlier build', async () => {
    const { build, folder, output, rows } = createWorkshop(files);
    await build({ configFile });
    changeEntries(folder, (entry) => {
      const [, json = ''] = entry.split('\n');
      return toEntry(json.replaceAll('"A"', '"Remembered"'));
    });
    rmSync(output);
    await build({ configFile });
    expect((await rows('docs')).map(({ title }) => title)).toEqual(['Remembered', 'B']);
  });

  test('survives a crash: an incomplete entry is built again', async () => {
    const { build, folder, output, rows } = createWorkshop(files);
    await build({ configFile });
    changeEntries(folder, (entry) => entry.slice(0, 20));
    rmSync(output);
    writeFileSync(join(folder, 'data', 'content.sqlite.next'), 'left over');
    expect(await build({ configFile })).toMatchObject({ rows: 4, errors: [] });
    expect((await rows('docs')).map(({ title }) => title)).toEqual(['A', 'B']);
  });

  test('is created again if its file is not a database', async () => {
    const { build, folder, output, rows } = createWorkshop(files);
    await build({ configFile });
    writeFileSync(cacheFile(folder), 'words '.repeat(1000));
    rmSync(output);
    expect(await build({ configFile })).toMatchObject({ rows: 4, errors: [] });
    expect((await rows('docs')).map(({ title }) => title)).toEqual(['A', 'B']);
    expect(readEntries(folder)).toHaveLength(4);
  });
});

describe('assets', () => {
  test('images and downloads next to a page get a URL that depends on their content', async () => {
    const { build, rows, root, write } = createWorkshop({
      'en/docs/1.a.md':
        '---\nimage: { src: ./cover.png }\n---\n![a](./Pic%20ture.PNG "t") ![](../shared/b.svg#x) [pdf](paper.pdf) [b](./2.b.md#there) [web](https://a.example/x.png) ![](/logo.png)',
      'en/docs/2.b.md': '# B',
      'en/docs/cover.png': 'cover',
      'en/docs/Pic ture.PNG': 'picture',
      'en/shared/b.svg': '<svg/>',
      'en/docs/paper.pdf': 'paper',
      'en/docs/unused.png': 'unused',
    });
    const first = await build({ configFile });
    expect(first.errors).toEqual([]);
    expect(first.assets.map(({ file }) => file.slice(root.length + 1)).sort()).toEqual([
      'en/docs/Pic ture.PNG',
      'en/docs/cover.png',
      'en/docs/paper.pdf',
      'en/shared/b.svg',
    ]);
    const [row] = await rows('docs');
    const text = JSON.stringify(row);
    expect(text).toMatch(/"\/_assets\/pic-ture\.[0-9a-f]{10}\.png"/u);
    expect(text).toMatch(/"\/_assets\/b\.[0-9a-f]{10}\.svg#x"/u);
    expect(text).toMatch(/"\/_assets\/paper\.[0-9a-f]{10}\.pdf"/u);
    expect(row?.['meta']).toEqual({ image: { src: expect.stringMatching(/^\/_assets\/cover\./u) as string } });
    expect(text).toContain('"/en/docs/b#there"');
    expect(text).toContain('"https://a.example/x.png"');
    expect(text).toContain('"/logo.png"');
    for (const { url } of first.assets) expect(text).toContain(url);

    write({ 'en/docs/paper.pdf': 'paper, changed' });
    const second = await build({ configFile });
    expect(second.assets).not.toEqual(first.assets);
    const [changed] = await rows('docs');
    for (const { url } of second.assets) expect(JSON.stringify(changed)).toContain(url);

    rmSync(join(root, 'en/docs/paper.pdf'));
    expect((await build({ configFile })).errors).toMatchObject([
      { code: 'asset/missing', file: 'en/docs/1.a.md', line: 4 },
    ]);
  });

  test.for(['./nothing.png', 'nothing.png', '../../../outside.png', './secret.txt', './folder.png', './link.png'])(
    'the image %s is an error with its line',
    async (url) => {
      const { build, folder, root } = createWorkshop({
        'en/docs/a.md': `# A\n\ntext\n\n![](${url})`,
        'en/docs/folder.png/x.md': '# X',
      });
      writeFiles(folder, { 'outside.png': 'x', 'content/en/secret.txt': 'x' });
      symlinkSync(join(folder, 'outside.png'), join(root, 'en/docs/link.png'));
      const { errors, assets } = await build();
      expect(errors.map(({ code, file, line }) => [code, file, line])).toEqual([['asset/missing', 'en/docs/a.md', 5]]);
      expect(assets).toEqual([]);
    },
  );

  test('a link to a missing page is an error, a link without a file extension is not changed', async () => {
    const { build } = createWorkshop({ 'en/docs/a.md': '[x](./b.md) [y](./c) [z](d)' });
    expect((await build()).errors.map(({ message }) => message)).toEqual([
      '"./b.md" is not a file of a page collection.',
    ]);
  });

  test('an invalid URL is an error, not a crash', async () => {
    const { build } = createWorkshop({ 'en/docs/a.md': '![](%E0%A4%A.png)' });
    expect((await build()).errors).toMatchObject([{ code: 'asset/missing', file: 'en/docs/a.md' }]);
  });

  test('ignores code, and does not publish assets that only drafts use', async () => {
    const { build } = createWorkshop({
      'en/docs/a.md': '```md\n![](./no.png)\n```\n\n`![](./no.png)`',
      'en/docs/b.draft.md': '![](./b.png)',
      'en/docs/b.png': 'b',
    });
    expect(await build()).toMatchObject({ errors: [], warnings: [], assets: [] });
    expect((await build({ drafts: true })).assets).toHaveLength(1);
  });
});
