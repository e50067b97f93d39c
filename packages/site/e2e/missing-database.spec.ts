import { expect } from '@playwright/test';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtDatabase, output, test } from './started-server.ts';

/** A built server whose database is missing, empty or damaged. */

const database = builtDatabase(output);

/**
 * One path for each kind of response, and its status when the database is available; the fixture site has no sitemap
 * and no feed.
 */
const PATHS: readonly (readonly [path: string, status: number])[] = [
  ['/pages/first', 200],
  ['/pages/first/_payload.json', 200],
  ['/raw/pages/first.md', 200],
  ['/robots.txt', 200],
  ['/sitemap.xml', 404],
  ['/llms.txt', 200],
  ['/llms-full.txt', 200],
  ['/api/search?q=first', 200],
  ['/api/_recto_icon/lucide.json?icons=menu', 200],
  ['/__recto_content/pages/sql_dump.txt', 200],
  ['/builds/latest.json', 200],
  ['/api/_recto_health', 200],
  ['/rss.xml', 404],
  ['/_image/640/none.webp', 400],
  ['/__recto_island/None_0.json', 404],
  ['/nowhere', 404],
  ['/404.html', 404],
];

const STATES: readonly (readonly [name: string, prepare: (file: string) => void])[] = [
  ['absent', () => undefined],
  [
    'empty',
    (file) => {
      writeFileSync(file, '');
    },
  ],
  [
    'corrupt',
    (file) => {
      writeFileSync(file, 'This is no database. '.repeat(1000));
    },
  ],
  [
    'cut off',
    (file) => {
      writeFileSync(file, readFileSync(database).subarray(0, 5000));
    },
  ],
];

for (const [name, prepare] of STATES) {
  test(`SEC-6: with a database that is ${name} every path responds with 503, and works when the database is available`, async ({
    servers,
  }) => {
    const file = join(servers.folder, 'content.sqlite');
    prepare(file);
    const { origin, log } = await servers.start({ RECTO_CONTENT_FILE: file });
    const ask = async (path: string, init?: RequestInit) => await fetch(origin + path, { redirect: 'manual', ...init });
    for (const [path] of PATHS) {
      const response = await ask(path);
      const { headers } = response;
      expect
        .soft([response.status, headers.get('cache-control'), headers.get('retry-after')], path)
        .toEqual([503, 'no-store', '5']);
    }
    const posted = await ask('/__recto_content/pages/query', { method: 'POST', body: '{"sql":"SELECT 1"}' });
    expect(posted.status).toBe(503);
    const page = await ask('/rss.xml', { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    const missing = await ask('/assets/none.js');
    expect(missing.status).toBe(503);
    expect(log()).toContain('[recto] The database cannot be opened: ');

    copyFileSync(database, file);
    await expect.poll(async () => (await ask('/pages/first')).status).toBe(200);
    for (const [path, status] of PATHS) expect.soft((await ask(path)).status, path).toBe(status);
  });
}
