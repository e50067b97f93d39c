import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as sendRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { findPort } from '../../site/src/testing/serve-build.ts';

/** The studio in the development server: no sign-in, and changes are written to the files of the project. */
const root = join(import.meta.dirname, '..', '..', '..');
const copy = join(root, '.cache', 'studio-dev-site');
const POST = 'content/en/blog/first-post.md';
// All tests share one server, because they edit the same copy of the site.
test.describe.configure({ mode: 'default' });
let origin: string;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  const port = await findPort();
  origin = `http://localhost:${port}`;
  const script = join(root, 'scripts', 'e2e', 'dev-site.ts');
  const server = spawn(process.execPath, [script, 'packages/studio/fixtures/site', 'studio-dev-site'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  stop = async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  };
  const isUp = async (): Promise<boolean> =>
    await fetch(`${origin}/en`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 90_000 }).toBe(true);
});
test.afterAll(async () => {
  await stop();
});

test('writes a change to the file, and the page shows it', async ({ page }) => {
  await page.goto(`${origin}/_studio?redirect=/en/blog/first-post`);
  await page.waitForURL(`${origin}/en/blog/first-post`);
  await expect(page.locator('main')).toContainText('Words of the first post.');
  const send = async (path: string, body: object): Promise<{ status: number; answer: { revision?: string } }> =>
    await page.evaluate(
      async ([address, text]) => {
        const { token } = (await (await fetch('/__recto_studio/auth/session')).json()) as { token: string };
        const response = await fetch(`/__recto_studio/${address}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-recto-token': token },
          body: text,
        });
        return { status: response.status, answer: (await response.json()) as { revision?: string } };
      },
      [path, JSON.stringify(body)] as const,
    );
  const tree = await page.evaluate(
    async () => (await (await fetch('/__recto_studio/tree')).json()) as { revision: string },
  );
  const text = readFileSync(join(copy, POST), 'utf8').replace('Words of the first post.', 'Written in the studio.');
  const { status } = await send('publish', {
    id: 'development-1',
    base: tree.revision,
    files: [{ kind: 'change', path: POST, content: Buffer.from(text).toString('base64') }],
    summary: 'A change',
  });
  expect(status).toBe(200);
  expect(readFileSync(join(copy, POST), 'utf8')).toBe(text);
  await expect(page.locator('main')).toContainText('Written in the studio.');
});

test('rejects other host names of this machine, other origins, and writes without a token', async () => {
  const ask = async (path: string, headers: Record<string, string>, method = 'GET'): Promise<[number, string]> => {
    const { port } = new URL(origin);
    const sent = sendRequest({ host: 'localhost', port, path, method, headers });
    sent.end(method === 'POST' ? '{}' : undefined);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of response) text += String(chunk);
    return [response.statusCode ?? 0, text];
  };
  const host = new URL(origin).host;
  const [status, session] = await ask('/__recto_studio/auth/session', { host });
  expect([status, JSON.parse(session)]).toMatchObject([200, { user: { provider: 'development' } }]);
  const [, rebound] = await ask('/__recto_studio/auth/session', { host: `evil.example:${new URL(origin).port}` });
  expect(rebound).not.toContain('"token"');
  const json = { host, 'content-type': 'application/json' };
  expect((await ask('/__recto_studio/publish', { ...json, origin }, 'POST'))[0]).toBe(403);
  expect((await ask('/__recto_studio/publish', { ...json, origin: 'http://evil.example' }, 'POST'))[0]).toBe(403);
  expect((await ask('/__recto_studio/changes', { host, 'sec-fetch-site': 'cross-site' }))[0]).toBe(401);
});
