import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { buildContent } from '../build/build-content.ts';
import { defineCollection, defineContent } from '../collections/collection.ts';
import { contentMiddleware } from './middleware.ts';

const config = defineContent({
  locales: ['en'],
  collections: { notes: defineCollection({ type: 'page', source: '*.md', search: true }) },
});

/** Starts a server with only the middleware; it returns 404 for unhandled requests and 500 for errors. */
async function serve(database: string, base: string) {
  const middleware = contentMiddleware({ database, config: async () => config, base, isDev: false });
  const server = createServer((request, response) => {
    middleware(request, response, (error?: unknown) => {
      response.writeHead(error === undefined ? 404 : 500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async (path: string, init?: RequestInit) => await fetch(`${origin}${path}`, init);
}

test.for(['', '/site'])('handles the calls below the base "%s" and passes on all other requests', async (base) => {
  const root = makeFolder();
  writeFiles(root, { 'a.md': '# One' });
  const output = join(root, 'content.sqlite');
  await buildContent({ config, root, output });
  const call = await serve(output, base);

  const dump = await call(`${base}/__recto_content/notes/sql_dump.txt?part=index`);
  expect(dump.headers.get('content-encoding')).toBe('gzip');
  expect(await dump.json()).toMatchObject({ values: { title: ['One'] } });

  const search = await call(`${base}/api/search?q=one`);
  expect(await search.json()).toMatchObject({ results: [{ path: `${base}/a` }] });
  expect((await call(`${base}/__recto_search/en.json`)).status).toBe(200);
  const body = JSON.stringify({ sql: 'SELECT "title" FROM _content_notes ORDER BY stem ASC' });
  const response = await call(`${base}/__recto_content/notes/query`, { method: 'POST', body });
  expect(await response.json()).toEqual([{ title: 'One' }]);

  for (const path of ['/', `${base}/`, `/other${base}/__recto_content/notes/sql_dump.txt`, `${base}/__recto_content`]) {
    expect((await call(path)).status).toBe(404);
  }
});

test('returns an error for calls that need a missing database', async () => {
  const call = await serve(join(makeFolder(), 'none.sqlite'), '');
  expect((await call('/')).status).toBe(404);
  expect((await call('/__recto_content/notes/sql_dump.txt')).status).toBe(500);
});
