import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { pinnedNode, root } from '../project.mjs';
import { startServer } from '../packed/servers.ts';
import { run } from '../run.mjs';
import { apiOutput } from './builds.mjs';
import { callCopiedFunction } from './call-copied-function.ts';

const site = join(root, 'packages', 'site', 'fixtures', 'api-site');
const recto = join(root, 'packages', 'site', 'bin', 'recto.mjs');
/** Clears the variables of the test runner, so that a build does not run in test mode. */
const CLEARED_ENV = { NODE_ENV: '', VITEST: '' };
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Copies the site and adds a file. */
function copySite(file: string): string {
  const copy = mkdtempSync(join(root, '.cache', 'api-site-'));
  onTestFinished(() => {
    rmSync(copy, { recursive: true, force: true });
  });
  cpSync(site, copy, { recursive: true, filter: (source) => !/\/\.(?:output|recto)/u.test(source) });
  writeFileSync(join(copy, file), "export default () => 'mine';\n");
  return copy;
}

/** Functions that start the site and return its base URL. */
const STARTERS = {
  dev: async () => {
    const { origin, stop } = await startServer([recto, 'dev', '--host', '127.0.0.1', '--port', '{port}'], {
      cwd: site,
    });
    onTestFinished(stop);
    return origin;
  },
  node: async () => await startBuilt('node'),
  below: async () => `${await startBuilt('below')}/below`,
};

async function startBuilt(name: 'node' | 'below'): Promise<string> {
  const cwd = apiOutput(name);
  const { origin, stop, output } = await startServer([join(cwd, 'app', 'server', 'index.mjs')], { cwd });
  onTestFinished(async () => {
    await stop();
    // Details that visitors must not see are in the log.
    expect(output()).toContain('/api/fail: Error: The password is swordfish.');
  });
  return origin;
}

describe.for(['dev', 'node', 'below'] as const)('%s', (kind) => {
  test('API routes respond, with content, errors and headers of the site', { timeout: 120_000 }, async () => {
    const origin = await STARTERS[kind]();
    const base = kind === 'below' ? '/below' : '';
    const get = async (path: string, init?: RequestInit): Promise<Response> => await fetch(origin + path, init);

    // The first request: content is available before any page was requested.
    const second = await get('/api/pages/second');
    expect(await second.json()).toEqual({ path: `${base}/second`, title: 'Second' });

    const hello = await get('/api/hello?name=Ada');
    expect(await hello.json()).toEqual({ hello: 'Ada' });
    expect(Object.fromEntries(hello.headers)).toMatchObject({
      'x-fixture': 'middleware',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const head = await get('/api/hello', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, hello.headers.get('content-type')]);

    const missing = await get('/api/pages/none');
    expect(missing.status).toBe(404);
    expect(await missing.json()).toEqual({
      error: { status: 404, statusMessage: 'Not Found', message: 'There is no page "none".' },
    });
    const page = await get('/api/pages/none', { headers: BROWSER });
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('There is no page &quot;none&quot;.');

    const post = async (message: object): Promise<Response> =>
      await get('/api/messages', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
      });
    const received = await post({ text: 'Good evening' });
    expect([received.status, await received.json()]).toEqual([201, { received: 'Good evening' }]);
    const refused = await post({ text: '' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: { status: 400, data: { issues: [{ path: ['text'] }] } } });

    for (const method of ['GET', 'HEAD', 'DELETE']) {
      const response = await get('/api/messages', { method });
      expect([response.status, response.headers.get('allow'), response.headers.get('cache-control')]).toEqual([
        405,
        'POST',
        'no-store',
      ]);
    }
    expect(await (await get('/api/messages')).json()).toEqual({
      error: { status: 405, statusMessage: 'Method Not Allowed', message: 'Method Not Allowed' },
    });
    expect((await get('/api/hello', { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD');

    const failed = await get('/api/fail');
    expect(failed.status).toBe(500);
    // Only the dev server shows the error message.
    expect((await failed.text()).includes('swordfish')).toBe(kind === 'dev');
    expect((await get('/api/hello.test')).status).toBe(404);

    const home = await get('/');
    expect([home.status, home.headers.get('x-fixture')]).toEqual([200, 'middleware']);
    expect(await (await get('/visitor')).text()).toContain('Hello, visitor!');
    expect(await (await get('/api/search?q=second')).json()).toMatchObject({ results: [{ title: 'Second' }] });
  });
});

test.for([
  { preset: 'vercel', server: 'functions/__server.func', entry: 'index.mjs' },
  { preset: 'netlify', server: 'server', entry: 'server.mjs' },
] as const)('the function of $preset responds to API routes', async ({ preset, server, entry }) => {
  const { responses } = await callCopiedFunction(join(apiOutput(preset), server), entry, [
    '/api/pages/second',
    '/api/pages/none',
    '/api/fail',
    '/api/messages {"text":"Good evening"}',
    '/',
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 404, 500, 201, 200]);
  expect(responses.slice(0, 4).map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { path: '/second', title: 'Second' },
    { error: { status: 404, statusMessage: 'Not Found', message: 'There is no page "none".' } },
    { error: { status: 500, statusMessage: 'Internal Server Error', message: 'Internal Server Error' } },
    { received: 'Good evening' },
  ]);
  for (const { headers } of responses) expect(headers['x-content-type-options']).toBe('nosniff');
});

test(
  'a route that conflicts with a path of Recto fails the build, and both are named',
  { timeout: 120_000 },
  async () => {
    const cwd = copySite('server/api/[id].get.ts');
    const log = await run(pinnedNode(), [recto, 'build'], {
      cwd,
      env: CLEARED_ENV,
      failure: ['The build failed.', ''],
    }).then(
      () => 'The build succeeded.',
      ({ output }: { output: string }) => output,
    );
    expect(log).toContain(
      'server/api/[id].get.ts: The route "/api/:id" would replace "/api/search", which Recto needs.',
    );
  },
);

test('a static build lists the routes that it omits', { timeout: 120_000 }, async () => {
  const output = mkdtempSync(join(root, '.cache', 'api-static-'));
  onTestFinished(() => {
    rmSync(output, { recursive: true, force: true });
  });
  const log = await run(pinnedNode(), [recto, 'build', '--static'], {
    cwd: site,
    env: { ...CLEARED_ENV, RECTO_OUTPUT: output, RECTO_COMPRESS: '0' },
    failure: ['The site could not be built.', ''],
  });
  expect(log).toContain('/api/hello (server/api/hello.get.ts)');
  expect(log).toContain('A static build has no server');
});
