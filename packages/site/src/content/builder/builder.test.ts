import { openSqlite, tableOf } from '@recto/content/node';
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createIconSets, findInstalledIcons } from '../../icons/build/icon-sets.ts';
import { loadSite } from '../../vite/config/load-site.ts';
import { buildSiteContent } from '../build/build-site-content.ts';
import type { BuiltSiteContent } from '../build/build-site-content.ts';
import { bundleBuilder } from '../build/bundle-builder.ts';
import { imageSettings } from '../build/content-settings.ts';
import { databaseOf, readCurrent, readMetadata } from '../content-folder.ts';
import { openChecker } from '../server/open-checker.ts';
import { createCheckProcess } from '../server/check-process.ts';
import { createBuildProcess } from '../server/build-process.ts';
import { createBuildQueue } from '../server/build-queue.ts';
import { findBuilder } from './builder-folder.ts';

/** A site whose configuration has everything that a content build runs, and a Vite plugin, which it does not run. */
const CONFIG = `
import { defineCollection, defineConfig, defineFeature, z } from '@recto/site';
import react from '@vitejs/plugin-react';
import { isMainThread } from 'node:worker_threads';
import { parse } from 'yaml';

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const dated = defineFeature({
  name: 'dated',
  hooks: {
    async afterParse(document, { file }) {
      // Files before it may have to wait for it, since files are read in any order.
      if (document.data.title === 'Very slow') await wait(3000);
      if (document.data.title === 'Slow') {
        await wait(20);
        return { ...document, data: { ...document.data, seen: isMainThread ? 'here' : 'in a thread' } };
      }
      return file.endsWith('.md') ? { ...document, data: { ...document.data, seen: 'by a feature' } } : document;
    },
  },
});

const recipe = {
  name: 'recipe',
  extensions: ['recipe'],
  parse: ({ text }) => [{ data: parse(text), body: { nodes: [], toc: [], lines: [] }, lines: {} }],
};

export default defineConfig({
  title: 'Far away',
  features: [dated],
  content: { transformers: [recipe], grammars: { recipe: () => import('./recipe.tmLanguage.json') } },
  vite: { plugins: [react()] },
  collections: {
    pages: defineCollection({ type: 'page', source: 'pages/**', schema: z.object({ rank: z.int().optional(), seen: z.string().optional() }) }),
    recipes: defineCollection({ type: 'data', source: 'recipes/**', schema: z.object({ minutes: z.number() }) }),
  },
  pages: [{ path: '/', screen: () => import('./home.tsx') }],
});
`;

/**
 * A page that needs each lazily loaded part: a built-in grammar, a grammar of the site, a formula, a diagram, an icon.
 */
const FIRST = `---
title: First
rank: 1
icon: lucide:house
---

![A photo](./photo.jpg)

\`\`\`abap
WRITE 'Hello'.
\`\`\`

\`\`\`recipe
mix well
\`\`\`

$$
x^2
$$

\`\`\`mermaid
graph TD
  A --> B
\`\`\`
`;

const root = realpathSync(mkdtempSync(join(tmpdir(), 'recto-builder-')));
const far = join(root, 'far');
const server = join(far, 'app', 'server');
const source = join(far, 'source');
const output = join(far, 'content');
const cache = join(far, 'content-cache');
const repository = join(import.meta.dirname, '..', '..', '..', '..', '..');
let inProject: BuiltSiteContent;

beforeAll(async () => {
  const site = join(root, 'site');
  mkdirSync(site);
  symlinkSync(join(repository, 'node_modules'), join(site, 'node_modules'));
  writeFileSync(join(site, 'recto.config.ts'), CONFIG);
  writeFileSync(join(site, 'home.tsx'), 'export default () => null;');
  cpSync(
    join(repository, 'packages', 'content', 'fixtures', 'grammars', 'recipe.tmLanguage.json'),
    join(site, 'recipe.tmLanguage.json'),
  );
  await writeContent();
  const loaded = await loadSite(site);
  const findIconSet = findInstalledIcons(site);
  inProject = await buildSiteContent({
    paths: { content: source, contentConfig: loaded.file, database: join(site, '.recto', 'content.sqlite') },
    icons: createIconSets(findIconSet, loaded.config.icons.collections),
    images: imageSettings(loaded.config),
    output: join(root, 'project-content'),
    warn: () => undefined,
  });
  await bundleBuilder({
    publicFiles: [],
    components: [],
    configFile: loaded.file,
    collections: loaded.config.icons.collections,
    findIconSet,
    folder: join(site, '.output', 'app', 'server'),
  });
  mkdirSync(far, { recursive: true });
  renameSync(join(site, '.output', 'app'), join(far, 'app'));
  // The builder must work without the project.
  rmSync(site, { recursive: true });
}, 120_000);

afterAll(() => {
  rmSync(root, { recursive: true });
});

beforeEach(async () => {
  await writeContent();
});

afterEach(() => {
  for (const folder of [source, output, cache]) rmSync(folder, { recursive: true, force: true });
});

async function writeContent(): Promise<void> {
  write('pages/1.first.md', FIRST);
  write('pages/2.second.md', '---\ntitle: Second\n---\n\nWords.\n');
  write('recipes/soup.recipe', 'minutes: 20\n');
  await drawPhoto('pages/photo.jpg', 128);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(source, file)), { recursive: true });
  writeFileSync(join(source, file), text);
}

/** Writes an image of noise, whose file is smaller in smaller widths. */
async function drawPhoto(file: string, mean: number): Promise<void> {
  const noise = { type: 'gaussian', mean, sigma: 40 } as const;
  const photo = sharp({ create: { width: 700, height: 350, channels: 3, background: '#888', noise } });
  // Every test uses the same noise.
  const photoFile = join(root, `${mean}.jpg`);
  if (!existsSync(photoFile)) await photo.jpeg({ quality: 100 }).toFile(photoFile);
  cpSync(photoFile, join(source, file));
}

/** Runs the command as on a command line. */
async function run(...parameters: string[]): Promise<{ code: number; out: string; err: string }> {
  return await new Promise((resolve) => {
    const command = join(server, 'content.mjs');
    execFile(process.execPath, [command, ...parameters], { cwd: root }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

async function readRows(database: string): Promise<Record<string, unknown>> {
  const store = openSqlite(database);
  const tables = Object.keys(store.collections).map(async (name) => [
    name,
    await store.all(`SELECT * FROM "${tableOf(name)}" ORDER BY "id"`, []),
  ]);
  const rows = Object.fromEntries(await Promise.all(tables)) as Record<string, unknown>;
  await store.close();
  return rows;
}

const readCurrentMetadata = () => readMetadata(databaseOf(output, readCurrent(output) ?? ''));

function openQueue() {
  return createBuildQueue(createBuildProcess({ command: findBuilder(server) ?? '', output, cache }));
}

test('builds the same version, rows and files without the project', async () => {
  expect(await run('build', source)).toEqual({
    code: 0,
    out: `${output}: 3 rows, version ${inProject.version}\n`,
    err: '',
  });
  const { version, folder } = inProject;
  expect(await readRows(databaseOf(output, version))).toEqual(await readRows(databaseOf(folder, version)));
  expect(readCurrentMetadata()).toEqual(readMetadata(databaseOf(folder, version)));
  expect(readCurrentMetadata()).toMatchObject({ icons: { 'lucide:house': {} } });
  const rows = JSON.stringify(await readRows(databaseOf(output, version)));
  expect(rows).toContain('by a feature');
  expect(rows.replaceAll('\\', '')).toContain('{"class":"c-keyword"},"mix');
  const filesIn = (below: string) =>
    readdirSync(join(below, 'files'), { recursive: true, encoding: 'utf8' }).toSorted();
  expect(filesIn(output)).toEqual(filesIn(folder));
});

test('reports errors with file, line and column, and keeps the current content', async () => {
  await run('build', source);
  const before = readCurrent(output);
  write('pages/3.third.md', '---\ntitle: Third\nrank: first: one\n---\n');
  const { code, err } = await run('build', source);
  expect(code).toBe(1);
  expect(err).toContain('pages/3.third.md:3:7: The front matter is not valid YAML');
  const built = await openQueue()({ source });
  expect(built).toMatchObject({
    warnings: [],
    errors: [{ code: 'front-matter/yaml', file: 'pages/3.third.md', line: 3, column: 7 }],
  });
  expect(built).not.toHaveProperty('version');
  expect(built.errors[0]?.hint).toMatch(/^Check the indentation/u);
  expect(readCurrent(output)).toBe(before);
});

test('reports a missing folder and an unreadable image as errors', async () => {
  const buildContent = openQueue();
  expect(await buildContent({ source: join(far, 'elsewhere') })).toMatchObject({
    errors: [{ code: 'source/missing' }],
  });
  writeFileSync(join(source, 'pages', 'photo.jpg'), 'no picture');
  expect(await buildContent({ source })).toMatchObject({
    errors: [{ code: 'image/unreadable', file: 'pages/photo.jpg' }],
  });
});

test('checks documents with the configuration of the site, without a content folder', async () => {
  const check = openChecker({ from: server, developing: undefined });
  expect(
    await check?.([
      { file: 'pages/new.md', text: '---\ntitle: New\ndescription: New.\nrank: 1\n---\n\n![A photo](./nowhere.jpg)\n' },
      { file: 'pages/broken.md', text: '---\ntitle: Broken\nrank: first: one\n---\n' },
      { file: 'pages/wrong.md', text: '---\ntitle: Wrong\nrank: high\n---\n' },
      { file: 'recipes/soup.recipe', text: 'minutes: many\n' },
      { file: 'elsewhere.md', text: '' },
    ]),
  ).toMatchObject([
    { file: 'pages/new.md', collections: ['pages'], errors: [], warnings: [] },
    { errors: [{ code: 'front-matter/yaml', file: 'pages/broken.md', line: 3, column: 7 }] },
    { errors: [{ code: 'field/invalid', line: 3 }] },
    { collections: ['recipes'], errors: [{ code: 'field/invalid' }] },
    { collections: [], errors: [], warnings: [{ code: 'document/collection' }] },
  ]);
  const [built] = (await check?.([{ file: 'pages/new.md', text: 'Words.\n' }], { withRows: true })) ?? [];
  expect(built?.rows).toMatchObject([{ collection: 'pages', id: 'pages/pages/new.md' }]);
  expect(existsSync(output)).toBe(false);
  expect(openChecker({ from: root, developing: undefined })).toBeUndefined();
});

test('rejects a check if the configuration cannot be loaded', async () => {
  const command = join(import.meta.dirname, '..', 'build', 'check-command.ts');
  const check = createCheckProcess({ command, args: [join(root, 'no-config.mjs')] });
  await expect(check([])).rejects.toThrow('no-config.mjs');
  check.end();
});

test('returns the version for checkOnly without writing it', async () => {
  const buildContent = openQueue();
  expect(await buildContent({ source, checkOnly: true })).toEqual({
    version: inProject.version,
    warnings: [],
    errors: [],
  });
  expect(readCurrent(output)).toBeUndefined();
});

test('reports progress, can be aborted, and builds again afterwards', async () => {
  write('pages/9.slow.md', '---\ntitle: Very slow\n---\n');
  const buildContent = openQueue();
  const ending = new AbortController();
  const seen: string[] = [];
  const onProgress = (done: number, total: number): void => {
    seen.push(`${done} of ${total}`);
    ending.abort();
  };
  await expect(buildContent({ source, signal: ending.signal, onProgress })).rejects.toThrow('aborted');
  expect(seen[0]).toBe('1 of 4');
  expect(readCurrent(output)).toBeUndefined();
  rmSync(join(source, 'pages', '9.slow.md'));
  expect(await buildContent({ source })).toMatchObject({ version: inProject.version });
});

test('without sharp, keeps new images in their original size and reuses known sizes', async () => {
  await run('build', source);
  rmSync(cache, { recursive: true });
  const packages = join(server, 'builder', 'node_modules');
  renameSync(packages, `${packages}-away`);
  try {
    await drawPhoto('pages/other.jpg', 90);
    write('pages/2.second.md', '---\ntitle: Second\n---\n\n![Another](./other.jpg)\n');
    const { errors, warnings } = await openQueue()({ source });
    expect(errors).toEqual([]);
    expect(warnings).toMatchObject([{ code: 'image/sharp' }]);
    const { images = {} } = readCurrentMetadata() ?? {};
    const metadataOf = (name: string) => Object.entries(images).find(([address]) => address.includes(name))?.[1];
    expect(metadataOf('other')).toEqual({ width: 700, height: 350 });
    expect(metadataOf('photo')?.made).toEqual({ webp: [320, 640, 768] });
  } finally {
    renameSync(`${packages}-away`, packages);
  }
  await openQueue()({ source });
  const { images = {} } = readCurrentMetadata() ?? {};
  expect(Object.values(images).filter(({ made }) => made?.webp?.length === 3)).toHaveLength(2);
});

test('parses many files in threads', async () => {
  for (let number = 1; number <= 250; number += 1) write(`pages/slow-${number}.md`, '---\ntitle: Slow\n---\n');
  const { version = '' } = await openQueue()({ source });
  expect(JSON.stringify(await readRows(databaseOf(output, version)))).toContain('in a thread');
});

test('warns about an icon that does not exist', async () => {
  write('pages/2.second.md', '---\ntitle: Second\nicon: lucide:no-such-icon\n---\n');
  const { version, warnings } = await openQueue()({ source });
  expect(version).toBe(readCurrent(output));
  expect(warnings).toMatchObject([{ code: 'icon/unknown', message: 'There is no icon "lucide:no-such-icon".' }]);
});

test('prints the usage of the command', async () => {
  expect(await run()).toMatchObject({ code: 2, out: '' });
  expect((await run('build')).err).toContain('node content.mjs build <content folder>');
  expect((await run('--help')).code).toBe(0);
});

test('lists the licences of all bundled packages', () => {
  const notices = JSON.parse(readFileSync(join(server, 'builder', 'notices.json'), 'utf8')) as { name: string }[];
  expect(notices.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['sharp', '@shikijs/langs', '@iconify-json/lucide', 'yaml', 'zod']),
  );
});
