import { defineCollection, defineContent } from '@recto/content';
import type { Terminal } from '@recto/content/cli';
import { buildContent, openStore } from '@recto/content/node';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publishBuild } from './publish-build.ts';

/** Creates a folder with the content build of one page. */
async function build(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'recto-publish-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'content', 'first.md'), '# First\n');
  const config = defineContent({
    locales: ['en'],
    collections: { pages: defineCollection({ type: 'page', source: '**' }) },
  });
  const output = join(folder, '.recto', 'content.sqlite');
  await buildContent({ config, root: join(folder, 'content'), output });
  return folder;
}

async function publish(folder: string, url: string | undefined, preset: 'node' | 'static'): Promise<string> {
  let said = '';
  const out = { write: (text: string) => (said += text) } as unknown as Terminal['out'];
  await publishBuild({ out, err: out, env: { RECTO_DATABASE_URL: url }, folder }, preset);
  return said;
}

test('copies the content of a build to the shared database', async () => {
  const folder = await build();
  const url = `file:${join(folder, 'shared.sqlite')}`;
  expect(await publish(folder, url, 'node')).toBe('Published to the database in RECTO_DATABASE_URL.\n');
  const store = await openStore({ url, file: '' });
  onTestFinished(async () => {
    await store.close();
  });
  expect(Object.keys(store.collections)).toEqual(['pages']);
});

test.for([
  [undefined, 'node'],
  ['', 'node'],
  ['postgres://127.0.0.1:1/none', 'static'],
] as const)('publishes nothing to %s for the preset %s', async ([url, preset]) => {
  expect(await publish(await build(), url, preset)).toBe('');
});

test('throws if the database cannot be reached', async () => {
  await expect(publish(await build(), 'postgres://127.0.0.1:1/none', 'node')).rejects.toMatchObject({
    code: 'publish/failed',
    message: expect.stringContaining('ECONNREFUSED') as string,
  });
});
