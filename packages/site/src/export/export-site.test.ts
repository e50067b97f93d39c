import { defineCollection, defineContent } from '@recto/content';
import { buildContent } from '@recto/content/node';
import type { ContentFile } from '@recto/content/vite';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ContentMetadata } from '../content/content-folder.ts';
import { digest } from '../server/static/record-reads.ts';
import { listFolder } from './commit-files.ts';
import { exportSite } from './export-site.ts';
import { createThreads } from './worker-threads.ts';
import type { Threads } from './worker-threads.ts';
import type { ExportReport } from './export-site.ts';

// Each export starts threads, which takes time.
vi.setConfig({ testTimeout: 120_000 });

const source = join(import.meta.dirname, '..');
const config = defineContent({
  locales: ['en'],
  collections: { notes: defineCollection({ type: 'page', source: 'notes/**' }) },
});

/**
 * An app with a page and a markdown version for each note, a file of all texts, one of the version, and an island on
 * the page `island`. A page shows when its file last changed.
 */
const APP = `
import { openSqlite } from ${JSON.stringify(join(source, '../../content/src/store/sqlite.ts'))};
import { recordFile, recordRead, recordStore, digest } from ${JSON.stringify(join(source, 'server/static/record-reads.ts'))};
import { readMetadata } from ${JSON.stringify(join(source, 'content/content-folder.ts'))};
import { recordMetadata, recordVersion } from ${JSON.stringify(join(source, 'server/static/record-metadata.ts'))};
import { createStaticFiles } from ${JSON.stringify(join(source, 'server/static/static-files.ts'))};
let store;
let metadata;
let history;
let readRaw;
const list = async () => await store.all('SELECT path FROM _content_notes ORDER BY path', []);
const handle = async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/all.txt') {
    const texts = [];
    for (const { path } of await list()) {
      const text = await readRaw('/raw' + path + '.md');
      recordRead('file:/raw' + path + '.md', digest(text));
      texts.push(text);
    }
    return new Response(texts.join('|'));
  }
  if (pathname === '/latest.json') return Response.json(recordVersion(metadata));
  if (pathname.startsWith('/__recto_island/')) return Response.json({ island: true });
  if (pathname === '/404.html') return new Response('missing', { status: 404, headers: { 'content-type': 'text/html' } });
  const path = pathname.replace(/^\\/raw|\\.md$/gu, '');
  const [row] = await store.all('SELECT title, description FROM _content_notes WHERE path = ?', [path]);
  if (!row || row.title === 'Broken') return new Response('', { status: 500 });
  if (row.title === 'Island') recordFile('/__recto_island/one.json');
  const text = row.title + ': ' + row.description;
  return pathname.endsWith('.md')
    ? new Response(text)
    : new Response('<p>' + text.repeat(100) + (history[path.slice(1) + '.md'] ?? '') + '</p>', { headers: { 'content-type': 'text/html' } });
};
const listFiles = async () => ['/404.html', '/all.txt', '/latest.json', ...(await list()).flatMap(({ path }) => [path, '/raw' + path + '.md'])];
const files = createStaticFiles(async () => {
  const file = process.env.RECTO_CONTENT_FILE;
  store ??= recordStore(openSqlite(file));
  metadata ??= readMetadata(file);
  history ??= recordMetadata('history', metadata.history, metadata);
  return { handle, listFiles, close: async () => await store.close() };
});
export const staticFiles = { ...files, setRawFileReader: (read) => { readRaw = read; } };
`;

type Notes = Record<string, string>;
/** Modification times, by file. */
type History = Record<string, string>;

function openSite() {
  const folder = mkdtempSync(join(tmpdir(), 'recto-export-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  write('app/server/index.js', APP);
  write('app/server/package.json', '{"type":"module"}');
  write('app/public/assets/boot.js', 'boot();'.repeat(200));
  write('app/wrangler.json', '{}');
  const site = join(folder, 'out', 'public');
  return {
    folder,
    write,
    list: () => listFolder(site).sort(),
    read: (file: string) => readFileSync(join(site, file)),
    async export(
      notes: Notes,
      history: History = {},
      files: readonly ContentFile[] = [],
      threads?: Threads,
    ): Promise<ExportReport> {
      rmSync(join(folder, 'content'), { recursive: true, force: true });
      for (const [name, title] of Object.entries(notes)) {
        write(`content/notes/${name}.md`, `---\ntitle: ${title}\ndescription: About ${name}\n---\n`);
      }
      const content = join(folder, 'content.sqlite');
      const { errors } = await buildContent({ config, root: join(folder, 'content'), output: content });
      if (errors[0]) throw errors[0];
      const version = digest(JSON.stringify([notes, history]));
      const metadata: ContentMetadata = { version, icons: {}, images: {}, history, files: [] };
      write('metadata.json', JSON.stringify(metadata));
      return await exportSite({
        app: join(folder, 'app'),
        content,
        output: join(folder, 'out'),
        contentFiles: (async function* list() {
          yield* files;
        })(),
        appended: { 'all.txt': '|end' },
        ...(threads && { threads }),
      });
    },
  };
}

const COMPRESSED = (file: string): string[] => [file, `${file}.br`, `${file}.gz`];

test('writes every response to a file, with compressed copies of larger files', async () => {
  const site = openSite();
  await site.export({ a: 'One', b: 'Island' });
  expect(site.list()).toEqual(
    [
      '404.html',
      '__recto_island/one.json',
      'all.txt',
      ...COMPRESSED('assets/boot.js'),
      'latest.json',
      ...COMPRESSED('notes/a/index.html'),
      ...COMPRESSED('notes/b/index.html'),
      'raw/notes/a.md',
      'raw/notes/b.md',
    ].sort(),
  );
  expect(site.read('all.txt').toString()).toBe('One: About a|Island: About b|end');
  const html = site.read('notes/a/index.html').toString();
  expect(brotliDecompressSync(site.read('notes/a/index.html.br')).toString()).toBe(html);
  expect(gunzipSync(site.read('notes/a/index.html.gz')).toString()).toBe(html);
  expect(existsSync(join(site.folder, 'out', 'wrangler.json'))).toBe(true);
});

test('the app can be loaded before its content exists', async () => {
  const site = openSite();
  const threads = createThreads(join(site.folder, 'app'));
  threads.prepare();
  expect(await site.export({ a: 'One' }, {}, [], threads)).toMatchObject({ rendered: 5 });
  expect(site.read('all.txt').toString()).toBe('One: About a|end');
});

test('threads can be closed without an export', async () => {
  const threads = createThreads(join(openSite().folder, 'app'));
  threads.prepare();
  await expect(threads.close()).resolves.toBeUndefined();
});

test('neither renders nor writes unchanged files again', async () => {
  const site = openSite();
  expect(await site.export({ a: 'One', b: 'Island', c: 'Three' })).toMatchObject({ rendered: 9, files: 11 });
  expect(await site.export({ a: 'One', b: 'Island', c: 'Three' })).toMatchObject({ rendered: 0, written: 0 });
  // The page, its markdown version, the file of all texts, and that of the version.
  expect(await site.export({ a: 'Changed', b: 'Island', c: 'Three' })).toMatchObject({ rendered: 4, written: 4 });
  expect(site.read('all.txt').toString()).toBe('Changed: About a|Island: About b|Three: About c|end');
  expect(site.read('notes/a/index.html').toString()).toContain('Changed');
});

test('renders only the pages again whose metadata has changed', async () => {
  const site = openSite();
  const notes = { a: 'One', b: 'Two', c: 'Three' };
  await site.export(notes, { 'notes/a.md': 'on Monday', 'notes/b.md': 'on Tuesday' });
  const before = site.list().map((file) => [file, site.read(file).toString('latin1')]);
  const history = { 'notes/a.md': 'on Monday', 'notes/b.md': 'on Friday' };
  expect(await site.export(notes, history)).toMatchObject({ rendered: 2, written: 2 });
  const changed = site.list().filter((file, index) => site.read(file).toString('latin1') !== before[index]?.[1]);
  expect(changed).toEqual(['latest.json', ...COMPRESSED('notes/b/index.html')]);
  expect(site.read('notes/b/index.html').toString()).toContain('on Friday');
  expect(await site.export(notes, { ...history, 'notes/c.md': 'on Sunday' })).toMatchObject({
    rendered: 2,
    written: 2,
  });
  expect(site.read('notes/c/index.html').toString()).toContain('on Sunday');
});

test('renders everything again for another app, and writes only differences', async () => {
  const site = openSite();
  await site.export({ a: 'One' });
  site.write('app/server/index.js', `${APP}// changed\n`);
  expect(await site.export({ a: 'One' })).toMatchObject({ rendered: 5, written: 0 });
});

test('deletes the files of a removed page, and writes missing files again', async () => {
  const site = openSite();
  await site.export({ a: 'One', b: 'Island' });
  rmSync(join(site.folder, 'out/public/notes/a/index.html.br'));
  await site.export({ a: 'One' });
  expect(site.list()).toEqual(
    [
      '404.html',
      'all.txt',
      'latest.json',
      'raw/notes/a.md',
      ...COMPRESSED('assets/boot.js'),
      ...COMPRESSED('notes/a/index.html'),
    ].sort(),
  );
  expect(existsSync(join(site.folder, 'out/public/notes/b'))).toBe(false);
});

test('generates a content file only if its data has changed', async () => {
  const site = openSite();
  const read: string[] = [];
  const fileOf = (name: string, cacheKey: string): ContentFile => ({
    url: `/rows/${name}.txt`,
    cacheKey,
    read: async () => {
      read.push(name);
      return `${cacheKey} `.repeat(600);
    },
  });
  const exportFiles = async (...files: ContentFile[]): Promise<void> => {
    read.length = 0;
    await site.export({ a: 'One' }, {}, files);
  };
  await exportFiles(fileOf('a', '1'), fileOf('b', '1'));
  expect(read).toEqual(['a', 'b']);
  await exportFiles(fileOf('a', '1'), fileOf('b', '2'));
  expect(read).toEqual(['b']);
  expect(site.read('rows/b.txt').toString()).toBe('2 '.repeat(600));
  expect(site.read('rows/a.txt').toString()).toBe('1 '.repeat(600));
  await exportFiles(fileOf('b', '2'));
  expect(read).toEqual([]);
  expect(site.list().filter((file) => file.startsWith('rows/'))).toEqual(COMPRESSED('rows/b.txt'));
});

test('names a response that fails, and keeps the files of the last export', async () => {
  const site = openSite();
  await site.export({ a: 'One', b: 'Two' });
  const before = site.list().map((file) => [file, site.read(file)]);
  await expect(site.export({ a: 'Changed', b: 'Broken' })).rejects.toThrow('/notes/b: 500');
  expect(site.list().map((file) => [file, site.read(file)])).toEqual(before);
  expect(await site.export({ a: 'Changed', b: 'Two' })).toMatchObject({ rendered: 4 });
});

test('replaces a file with a folder, and a folder with a file', async () => {
  const site = openSite();
  site.write('app/public/x', 'a file');
  site.write('app/public/y/inside.txt', 'in a folder');
  await site.export({ a: 'One' });
  rmSync(join(site.folder, 'app/public'), { recursive: true });
  site.write('app/public/x/inside.txt', 'in a folder');
  site.write('app/public/y', 'a file');
  await site.export({ a: 'One' });
  expect(site.list().filter((file) => /^[xy]/u.test(file))).toEqual(['x/inside.txt', 'y']);
});
