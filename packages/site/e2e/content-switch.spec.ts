import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { builtDatabase, output, test } from './started-server.ts';

/** A running server that switches to other content, from a copy of the built fixture site. */

const SECRET = 'known-to-this-test';
const PAGE = '/pages/second';

/** Adds a version in which a page has another title, and makes it the current one. */
function addVersion(folder: string, version: string, title: string): void {
  const content = join(folder, 'content');
  cpSync(join(builtDatabase(folder), '..'), join(content, version), { recursive: true });
  const database = new DatabaseSync(join(content, version, 'content.sqlite'));
  database.prepare('UPDATE "_content_pages" SET "title" = ? WHERE "path" = ?').run(title, PAGE);
  database.close();
  makeCurrent(folder, version);
}

function makeCurrent(folder: string, version: string): void {
  const file = join(folder, 'content', 'current');
  writeFileSync(`${file}.next`, version);
  renameSync(`${file}.next`, file);
}

test('SIGHUP makes the server switch to new content, without a failed request', async ({ servers }) => {
  const folder = join(servers.folder, 'site');
  cpSync(output, folder, { recursive: true });
  const server = await servers.start({}, folder);
  const titleNow = async (): Promise<string | undefined> =>
    /<h1>([^<]*)<\/h1>/u.exec(await (await fetch(server.origin + PAGE)).text())?.[1];
  const before = await titleNow();
  addVersion(folder, 'v2', 'Switched');
  expect(await titleNow()).toBe(before);
  const statuses = new Set<number>();
  const visits = new AbortController();
  const visitor = async (): Promise<void> => {
    while (!visits.signal.aborted) statuses.add((await fetch(`${server.origin}${PAGE}?${Math.random()}`)).status);
  };
  const visitors = [visitor(), visitor(), visitor()];
  server.signal('SIGHUP');
  await expect.poll(titleNow).toBe('Switched');
  visits.abort();
  await Promise.all(visitors);
  expect([...statuses]).toEqual([200]);
});

test('content that cannot be opened is not used', async ({ servers }) => {
  const folder = join(servers.folder, 'site');
  cpSync(output, folder, { recursive: true });
  const { origin, log, signal } = await servers.start({}, folder);
  const before = await (await fetch(origin + PAGE)).text();
  mkdirSync(join(folder, 'content', 'damaged'));
  writeFileSync(join(folder, 'content', 'damaged', 'content.sqlite'), 'This is no database. '.repeat(1000));
  makeCurrent(folder, 'damaged');
  signal('SIGHUP');
  await expect.poll(log).toContain('The new content cannot be opened; the old version is still served');
  expect(await (await fetch(origin + PAGE)).text()).toBe(before);
});

test('a request with the secret makes the server switch; without a secret the path does not exist', async ({
  servers,
}) => {
  const folder = join(servers.folder, 'site');
  cpSync(output, folder, { recursive: true });
  const open = await servers.start({}, folder);
  const post = async (origin: string, secret: string): Promise<Response> =>
    await fetch(`${origin}/api/_recto_content`, { method: 'POST', headers: { authorization: `Bearer ${secret}` } });
  expect((await post(open.origin, '')).status).toBe(405);
  const { origin } = await servers.start({ RECTO_CONTENT_SECRET: SECRET }, folder);
  const version = readFileSync(join(folder, 'content', 'current'), 'utf8').trim();
  expect((await post(origin, 'guessed')).status).toBe(401);
  expect(await (await post(origin, SECRET)).json()).toEqual({ version, isNew: false });
  addVersion(folder, 'v2', 'Switched');
  expect(await (await post(origin, SECRET)).json()).toEqual({ version: 'v2', isNew: true });
  expect(await (await fetch(origin + PAGE)).text()).toContain('<h1>Switched</h1>');
});
