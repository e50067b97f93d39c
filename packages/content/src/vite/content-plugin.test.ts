import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import type { DumpSource } from '../client/worker-protocol.ts';
import { content } from './index.ts';

const source = join(import.meta.dirname, '..');

const files = {
  'content.config.ts': `
    import { defineCollection, defineContent } from '${source}/index.ts';
    export default defineContent({
      locales: ['en'],
      collections: { notes: defineCollection({ type: 'page', source: 'notes/**' }) },
    });`,
  'main.ts': `
    import { createContentClient } from '${source}/client/index.ts';
    document.body.textContent = JSON.stringify(await createContentClient().queryCollection('notes').all());`,
  'content/notes/a.md': '![a](./a.svg)',
  'content/notes/a.svg': '<svg></svg>',
};

/** Builds a site and returns the names of its files without hashes, and the text of its main script. */
async function buildSite(dumpSource: DumpSource) {
  const root = makeFolder();
  writeFiles(root, files);
  await build({
    root,
    base: '/site/',
    configFile: false,
    logLevel: 'silent',
    plugins: [content({ source: dumpSource })],
    build: { rollupOptions: { input: join(root, 'main.ts') } },
  });
  const output = join(root, 'dist');
  const entries = readdirSync(output, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map(({ parentPath, name }) => join(parentPath, name).slice(output.length + 1));
  const script = names.find((name) => /main-.*\.js$/u.test(name)) ?? '';
  return {
    names: names.map((name) => name.replace(/-[\w-]{8}(?=\.)/u, '').replace(/\.[0-9a-f]{10}\./u, '.')).sort(),
    script: readFileSync(join(output, script), 'utf8'),
  };
}

const CLIENT_FILES = [
  '_assets/a.svg',
  'assets/main.js',
  'assets/names.js',
  'assets/parse-sql.js',
  'assets/sqlite3.wasm',
  'assets/worker.js',
];

test('writes dumps for a site of static files, and only the files of SQLite that a browser loads', async () => {
  const { names, script } = await buildSite('files');
  expect(names.map((name) => name.replace(/[0-9a-f]{16}/u, 'HASH'))).toEqual([
    '__recto_content/notes/bodies/HASH.txt',
    '__recto_content/notes/sql_dump.body.txt',
    '__recto_content/notes/sql_dump.index.txt',
    '__recto_content/notes/sql_dump.txt',
    '__recto_content/versions.json',
    ...CLIENT_FILES,
  ]);
  expect(script).toMatch(/\{source:.files.,isLive:(?:!1|false),base:.\/site./u);
}, 30_000);

test('writes no dumps for a site with a server', async () => {
  const { names, script } = await buildSite('server');
  expect(names).toEqual(CLIENT_FILES);
  expect(script).toMatch(/source:.server./u);
}, 30_000);
