import { defineCollection, defineContent } from '@recto/content';
import { buildContent } from '@recto/content/node';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listFolder } from './commit-files.ts';
import { exportSite } from './export-site.ts';
import type { ExportReport } from './export-site.ts';

// Each export starts threads.
vi.setConfig({ testTimeout: 120_000 });

const source = join(import.meta.dirname, '..');
const config = defineContent({
  locales: ['en'],
  collections: { notes: defineCollection({ type: 'page', source: 'notes/**' }) },
});

/** An app with a page and a markdown version for each note, a file of all texts, and an island on the page `island`. */
const APP = `
import { openSqlite } from ${JSON.stringify(join(source, '../../content/src/store/sqlite.ts'))};
import { noteFile, noteRead, recordStore, digest } from ${JSON.stringify(join(source, 'server/static/record-reads.ts'))};
import { createStaticFiles } from ${JSON.stringify(join(source, 'server/static/static-files.ts'))};
const store = recordStore(openSqlite(process.env.RECTO_CONTENT_FILE));
let readRaw;
const list = async () => await store.all('SELECT path FROM _content_notes ORDER BY path', []);
const handle = async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/all.txt') {
    const texts = [];
    for (const { path } of await list()) {
      const text = await readRaw('/raw' + path + '.md');
      noteRead('file:/raw' + path + '.md', digest(text));
      texts.push(text);
    }
    return new Response(texts.join('|'));
  }
  if (pathname.startsWith('/__recto_island/')) return Response.json({ island: true });
  if (pathname === '/404.html') return new Response('missing', { status: 404, headers: { 'content-type': 'text/html' } });
  const path = pathname.replace(/^\\/raw|\\.md$/gu, '');
  const [row] = await store.all('SELECT title, description FROM _content_notes WHERE path = ?', [path]);
  if (!row || row.title === 'Broken') return new Response('', { status: 500 });
  if (row.title === 'Island') noteFile('/__recto_island/one.json');
  const text = row.title + ': ' + row.description;
  return pathname.endsWith('.md')
    ? new Response(text)
    : new Response('<p>' + text.repeat(100) + '</p>', { headers: { 'content-type': 'text/html' } });
};
const files = createStaticFiles(async () => ({
  handle,
  listFiles: async () => ['/404.html', '/all.txt', ...(await list()).flatMap(({ path }) => [path, '/raw' + path + '.md'])],
  close: async () => await store.close(),
}));
export const staticFiles = { ...files, useRawFiles: (read) => { readRaw = read; } };
`;

type Notes = Record<string, string>;

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
    async export(notes: Notes): Promise<ExportReport> {
      rmSync(join(folder, 'content'), { recursive: true, force: true });
      for (const [name, title] of Object.entries(notes)) {
        write(`content/notes/${name}.md`, `---\ntitle: ${title}\ndescription: About ${name}\n---\n`);
      }
      const content = join(folder, 'content.sqlite');
      const { faults } = await buildContent({ config, root: join(folder, 'content'), output: content });
      if (faults[0]) throw faults[0];
      return await exportSite({
        app: join(folder, 'app'),
        content,
        output: join(folder, 'out'),
        appended: { 'all.txt': '|end' },
      });
    },
  };
}

const COMPRESSED = (file: string): string[] => [file, `${file}.br`, `${file}.gz`];

test('every answer is a file, with compressed copies of what is not small', async () => {
  const site = openSite();
  await site.export({ a: 'One', b: 'Island' });
  expect(site.list()).toEqual(
    [
      '404.html',
      '__recto_island/one.json',
      'all.txt',
      ...COMPRESSED('assets/boot.js'),
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

test('what has not changed is neither made nor written again', async () => {
  const site = openSite();
  expect(await site.export({ a: 'One', b: 'Island', c: 'Three' })).toMatchObject({ answered: 8, files: 10 });
  expect(await site.export({ a: 'One', b: 'Island', c: 'Three' })).toMatchObject({ answered: 0, written: 0 });
  // The page, its markdown version, and the file of all texts.
  expect(await site.export({ a: 'Changed', b: 'Island', c: 'Three' })).toMatchObject({ answered: 3, written: 3 });
  expect(site.read('all.txt').toString()).toBe('Changed: About a|Island: About b|Three: About c|end');
  expect(site.read('notes/a/index.html').toString()).toContain('Changed');
});

test('another app makes everything again, and writes what is different', async () => {
  const site = openSite();
  await site.export({ a: 'One' });
  site.write('app/server/index.js', `${APP}// changed\n`);
  expect(await site.export({ a: 'One' })).toMatchObject({ answered: 4, written: 0 });
});

test('a page that is gone takes its files with it, and a file that is gone is written again', async () => {
  const site = openSite();
  await site.export({ a: 'One', b: 'Island' });
  rmSync(join(site.folder, 'out/public/notes/a/index.html.br'));
  await site.export({ a: 'One' });
  expect(site.list()).toEqual(
    [
      '404.html',
      'all.txt',
      'raw/notes/a.md',
      ...COMPRESSED('assets/boot.js'),
      ...COMPRESSED('notes/a/index.html'),
    ].sort(),
  );
  expect(existsSync(join(site.folder, 'out/public/notes/b'))).toBe(false);
});

test('an answer that fails is named, and the files of the last export stay as they are', async () => {
  const site = openSite();
  await site.export({ a: 'One', b: 'Two' });
  const before = site.list().map((file) => [file, site.read(file)]);
  await expect(site.export({ a: 'Changed', b: 'Broken' })).rejects.toThrow('/notes/b: 500');
  expect(site.list().map((file) => [file, site.read(file)])).toEqual(before);
  expect(await site.export({ a: 'Changed', b: 'Two' })).toMatchObject({ answered: 3 });
});

test('a file may become a folder, and a folder a file', async () => {
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
