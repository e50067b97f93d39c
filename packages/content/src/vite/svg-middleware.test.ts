import { join } from 'node:path';
import { build, createServer, preview } from 'vite';
import type { InlineConfig } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { content } from './index.ts';

const source = join(import.meta.dirname, '..');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

function makeSite(): InlineConfig & { root: string } {
  const root = makeFolder();
  writeFiles(root, {
    'content.config.ts': `
      import { defineCollection, defineContent } from '${source}/index.ts';
      export default defineContent({
        locales: ['en'],
        collections: { notes: defineCollection({ type: 'page', source: 'notes/**' }) },
      });`,
    'index.html': '<!doctype html><title>Site</title>',
    'content/notes/a.md': '![a](./a.svg)',
    'content/notes/a.svg': SVG,
    'public/b.svg': SVG,
  });
  const server = { port: 0, host: '127.0.0.1' };
  return {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [content({ source: 'files' })],
    server,
    preview: server,
  };
}

const INERT = {
  text: SVG,
  type: 'image/svg+xml',
  policy: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  options: 'nosniff',
};

async function ask(path: string, home: string) {
  const response = await fetch(new URL(path, home));
  const { headers } = response;
  return {
    text: await response.text(),
    type: headers.get('content-type'),
    policy: headers.get('content-security-policy'),
    options: headers.get('x-content-type-options'),
  };
}

test('SEC-2: a dev server serves SVG files with a policy, pages without it', async () => {
  const server = await (await createServer(makeSite())).listen();
  onTestFinished(async () => {
    await server.close();
  });
  const [home = ''] = server.resolvedUrls?.local ?? [];
  expect(await ask('/b.svg?v=1', home)).toEqual(INERT);
  expect(await ask('/_assets/a.3f67c8be98.svg', home)).toEqual(INERT);
  const page = await fetch(home, { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([200, null]);
}, 30_000);

test('SEC-2: a preview serves SVG files with a policy', async () => {
  const site = makeSite();
  await build(site);
  const server = await preview(site);
  onTestFinished(async () => {
    await server.close();
  });
  const [home = ''] = server.resolvedUrls?.local ?? [];
  expect(await ask('/b.svg', home)).toEqual(INERT);
  expect(await ask('/_assets/a.3f67c8be98.svg', home)).toEqual(INERT);
}, 30_000);
