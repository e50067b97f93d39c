import { publishContent } from '@recto/content/node';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test as base } from '@playwright/test';
import { islandUrl } from '../src/islands/island-url.ts';
import { findPort } from '../src/testing/serve-build.ts';
import { builtDatabase } from './started-server.ts';

const output = join(import.meta.dirname, '..', 'fixtures', 'site', '.output');

interface SharedDatabase {
  /** Path of the shared database. */
  file: string;
  /** Starts a server of the site that reads from it; returns its origin and its log. */
  serve: (url: string) => Promise<{ address: string; log: () => string }>;
}

const test = base.extend<{ shared: SharedDatabase }>({
  // oxlint-disable-next-line no-empty-pattern -- the test runner requires this form
  shared: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'recto-shared-'));
    const servers: ChildProcess[] = [];
    await use({
      file: join(folder, 'shared.db'),
      async serve(url) {
        const port = String(await findPort());
        const env = { ...process.env, PORT: port, NODE_ENV: 'production', RECTO_DATABASE_URL: url };
        const server = spawn(process.execPath, [join(output, 'app', 'server', 'index.mjs')], {
          env,
          stdio: ['ignore', 'ignore', 'pipe'],
        });
        servers.push(server);
        let log = '';
        server.stderr.on('data', (text: Buffer) => (log += text.toString()));
        const address = `http://localhost:${port}`;
        await expect
          .poll(
            async () =>
              await fetch(address).then(
                () => true,
                () => false,
              ),
            { timeout: 20_000 },
          )
          .toBe(true);
        return { address, log: () => log };
      },
    });
    for (const server of servers) server.kill();
    rmSync(folder, { recursive: true, force: true });
  },
});

const publish = async (file: string): Promise<void> => {
  await publishContent({ file: builtDatabase(output), url: `file:${file}` });
};

/** Changes a row in the database while the server runs, and so its version. */
function rename(file: string, title: string): void {
  // The server may be reading at this moment; without a timeout, the write would fail.
  const database = new DatabaseSync(file, { timeout: 5000 });
  database
    .prepare('UPDATE "_content_pages" SET "title" = ?, "__hash" = ? WHERE "path" = ?')
    .run(title, title, '/pages/second');
  database.exec('UPDATE "_recto_collections" SET "version" = NULL');
  database.close();
}

test('a server reads from the configured database, at most a second behind', async ({ shared }) => {
  await publish(shared.file);
  rename(shared.file, 'From the shared database');
  const { address } = await shared.serve(`file:${shared.file}`);
  const page = await fetch(`${address}/pages/second`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<h1>From the shared database</h1>');
  rename(shared.file, 'Changed under the server');
  await expect
    .poll(async () => await (await fetch(`${address}/pages/second`)).text())
    .toContain('<h1>Changed under the server</h1>');
});

test('responses with a content version are immutable, and newer content has the same path', async ({ shared }) => {
  await publish(shared.file);
  const { address } = await shared.serve(`file:${shared.file}`);
  const html = await (await fetch(`${address}/pages/islands`)).text();
  const build = /data-build="([^"]+)"/u.exec(html)?.[1] ?? '';
  const content = /data-content="([^"]+)"/u.exec(html)?.[1] ?? '';
  expect([build, content]).not.toContain('');
  const paths = [
    `/pages/second/_payload.json?${build}.${content}`,
    islandUrl({ name: 'echo', locale: 'en', props: '{"text":"first"}' }, { build, content }),
  ];
  const caches = async () =>
    await Promise.all(paths.map(async (path) => (await fetch(address + path)).headers.get('cache-control')));
  expect(await caches()).toEqual(paths.map(() => 'public, max-age=31536000, immutable'));
  rename(shared.file, 'Changed under the server');
  await expect.poll(caches).toEqual(paths.map(() => 'no-store'));
  const payload = (await (await fetch(`${address}${paths[0]}`)).json()) as { head: object; contentVersion: string };
  expect(payload).toMatchObject({ data: { title: 'Changed under the server' } });
  expect(payload.contentVersion).not.toBe(content);
});

test('the health check queries the database and returns its content version', async ({ shared }) => {
  await publish(shared.file);
  const { address } = await shared.serve(`file:${shared.file}`);
  const ask = async () => await fetch(`${address}/api/_recto_health`);
  const health = await ask();
  expect(health.status).toBe(200);
  expect(await health.json()).toEqual({
    ok: true,
    version: expect.stringMatching(/^[\da-f]{12}$/u),
    content: expect.stringMatching(/^[\da-f]{16}$/u),
  });
  const database = new DatabaseSync(shared.file);
  database.exec('DROP TABLE "_content_pages"');
  database.close();
  const broken = await ask();
  expect(broken.status).toBe(503);
  expect(await broken.json()).toMatchObject({ ok: false });
});

test('a server opens a database that becomes available later', async ({ shared }) => {
  const { address, log } = await shared.serve(`file:${shared.file}`);
  const closed = await fetch(`${address}/pages/second`);
  expect([closed.status, closed.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await closed.text()).toContain('Service Unavailable');
  expect((await fetch(`${address}/api/_recto_health`)).status).toBe(503);
  expect(log()).toContain('contains no content');
  await publish(shared.file);
  await expect.poll(async () => (await fetch(`${address}/pages/second`)).status).toBe(200);
  expect((await fetch(`${address}/api/_recto_health`)).status).toBe(200);
});

test('an unreachable database is logged without its password, and not shown to visitors', async ({ shared }) => {
  const { address, log } = await shared.serve('postgres://recto:geheim@127.0.0.1:9/content');
  const page = await fetch(`${address}/pages/second`);
  expect(page.status).toBe(503);
  const text = `${await page.text()} ${await (await fetch(`${address}/api/_recto_health`)).text()}`;
  expect(text).not.toMatch(/geheim|127\.0\.0\.1/u);
  expect(log()).toContain('postgres://127.0.0.1:9/content');
  expect(log()).not.toContain('geheim');
});
