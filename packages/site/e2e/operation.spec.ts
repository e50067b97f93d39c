import { expect } from '@playwright/test';
import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { METRICS } from '../src/server/operation/metric-definitions.ts';
import { findPort } from '../src/testing/serve-build.ts';
import { parseOpenMetrics } from '../fixtures/parse-open-metrics.ts';
import type { MetricFamily } from '../fixtures/parse-open-metrics.ts';
import { builtDatabase, connectTo, output, test } from './started-server.ts';
import type { RawConnection, StartedServer } from './started-server.ts';

/** A built server in operation: readiness, shutdown, metrics, logs and request ids. */

const READY = '/api/_recto_ready';

const isReady = async ({ origin }: StartedServer): Promise<number> => (await fetch(origin + READY)).status;

/** Opens a request whose body is not complete yet. */
async function openRequest(server: StartedServer): Promise<RawConnection & { finish: () => void }> {
  const connection = await connectTo(server);
  const body = JSON.stringify({ sql: 'SELECT * FROM _content_pages ORDER BY stem ASC' });
  connection.socket.write(
    `POST /__recto_content/pages/query HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  return { ...connection, finish: () => connection.socket.write(body) };
}

test('is ready when the database is there, and not before', async ({ servers }) => {
  const file = join(servers.folder, 'content.sqlite');
  const server = await servers.start({ RECTO_CONTENT_FILE: file });
  const response = await fetch(server.origin + READY);
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await response.json()).toMatchObject({ ok: false });
  copyFileSync(builtDatabase(output), file);
  await expect.poll(async () => await isReady(server)).toBe(200);
});

test('is not ready while it starts: the check does not wait for the database', async ({ servers }) => {
  // A database server that accepts connections and never responds.
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  try {
    const { port } = silent.address() as AddressInfo;
    const server = await servers.start({ RECTO_DATABASE_URL: `postgres://u:p@127.0.0.1:${port}/site` }, output, READY);
    let isAnswered = false;
    const page = fetch(`${server.origin}/pages/first`).then(
      () => (isAnswered = true),
      () => undefined,
    );
    expect(await isReady(server)).toBe(503);
    expect(isAnswered).toBe(false);
    server.signal('SIGKILL');
    await page;
  } finally {
    silent.close();
  }
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`after ${signal} an open request is finished, others are refused, and the process ends`, async ({ servers }) => {
    const server = await servers.start({ RECTO_SHUTDOWN_TIMEOUT: '60' });
    const idle = await connectTo(server);
    idle.socket.write('GET /pages/first HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await expect.poll(idle.received).toContain('</html>');
    const open = await openRequest(server);
    await expect.poll(async () => await isReady(server)).toBe(200);
    server.signal(signal);
    await idle.closed;
    await expect.poll(async () => await fetch(server.origin).catch(() => 'refused')).toBe('refused');
    open.finish();
    await open.closed;
    expect(open.received()).toMatch(/^HTTP\/1\.1 200 /u);
    expect(open.received()).toContain('First');
    expect(await server.exit).toBe(0);
    expect(server.output()).toContain(`[recto] Server: Stopping after ${signal}.`);
    expect(server.log()).not.toContain('[recto]');
  });
}

test('during the delay the server is not ready, but serves requests and closes their connections', async ({
  servers,
}) => {
  const server = await servers.start({ RECTO_SHUTDOWN_DELAY: '60' });
  expect(await isReady(server)).toBe(200);
  server.signal('SIGTERM');
  await expect.poll(async () => await isReady(server)).toBe(503);
  const page = await fetch(`${server.origin}/pages/first`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect((await fetch(`${server.origin}/api/_recto_health`)).status).toBe(200);
  // A second signal ends it without waiting. One directly after the first does not count, so it is repeated.
  const signals = setInterval(() => {
    server.signal('SIGTERM');
  }, 300);
  expect(await server.exit).toBe(1);
  clearInterval(signals);
});

test('the connection of a request that does not finish in time is closed', async ({ servers }) => {
  const server = await servers.start({ RECTO_SHUTDOWN_TIMEOUT: '1' });
  const open = await openRequest(server);
  await expect.poll(async () => await isReady(server)).toBe(200);
  server.signal('SIGTERM');
  await open.closed;
  expect(open.received()).toBe('');
  expect(await server.exit).toBe(0);
  expect(server.log()).toContain('[recto] Server: Requests were still open after 1 s. Their connections are closed.');
});

test('metrics follow the rules of OpenMetrics and count requests, on their own port', async ({ servers }) => {
  const port = await findPort();
  const server = await servers.start({ RECTO_METRICS_PORT: String(port) });
  const scrape = async (): Promise<Map<string, MetricFamily>> => {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(response.headers.get('content-type')).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
    return parseOpenMetrics(await response.text());
  };
  const valueOf = (families: Map<string, MetricFamily>, name: string, labels = {}): number | undefined =>
    families
      .values()
      .flatMap(({ samples }) => samples)
      .find((sample) => sample.name === name && Object.entries(labels).every(([key, is]) => sample.labels[key] === is))
      ?.value;

  const ask = async (path: string): Promise<string> => await (await fetch(server.origin + path)).text();
  await ask('/pages/first');
  const before = await scrape();
  for (let time = 0; time < 3; time += 1) await ask('/pages/first');
  await ask('/nowhere');
  const after = await scrape();
  const change = (name: string, labels = {}): number =>
    (valueOf(after, name, labels) ?? 0) - (valueOf(before, name, labels) ?? 0);
  expect(change('recto_http_requests_total', { method: 'GET', status: '200' })).toBe(3);
  expect(change('recto_http_requests_total', { method: 'GET', status: '404' })).toBe(1);
  expect(change('recto_http_request_duration_seconds_count')).toBe(4);
  // Two of the three come from Node's request without a handler; they are counted like the others.
  expect(change('recto_page_cache_requests_total', { result: 'hit' })).toBe(3);
  expect(valueOf(after, 'recto_ready')).toBe(1);
  const { version, content } = (await (await fetch(`${server.origin}${READY}`)).json()) as Record<string, string>;
  expect(after.get('recto_build_info')?.samples[0]?.labels).toEqual({ version });
  expect(after.get('recto_content_info')?.samples[0]?.labels).toEqual({ version: content });
  expect(valueOf(after, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  for (const name of after.keys()) expect(Object.keys(METRICS)).toContain(name);

  const other = async (path: string, method = 'GET') =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method })).status;
  expect([await other('/'), await other('/metrics?a=1'), await other('/metrics', 'POST')]).toEqual([404, 200, 405]);
  expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
});

test('a port for metrics that is in use is logged, and the site is served', async ({ servers }) => {
  const first = await servers.start();
  const server = await servers.start({ RECTO_METRICS_PORT: String(first.port) });
  await expect.poll(server.log).toContain('[recto] The metrics cannot be served: Error: listen EADDRINUSE');
  expect((await fetch(`${server.origin}/pages/first`)).status).toBe(200);
});

test('the id of a request is in its response, in the log and in the response to an error', async ({ servers }) => {
  const server = await servers.start();
  const ask = async (path: string, id?: string): Promise<Response> =>
    await fetch(server.origin + path, { headers: id === undefined ? {} : { 'x-request-id': id } });
  // The second and third are cached pages.
  for (let time = 0; time < 3; time += 1) {
    expect((await ask('/pages/first', 'proxy-1')).headers.get('x-request-id')).toBe('proxy-1');
  }
  expect((await ask('/pages/first')).headers.get('x-request-id')).toBeNull();
  const sent = await ask('/broken', 'proxy-2');
  expect([sent.status, sent.headers.get('x-request-id')]).toEqual([500, 'proxy-2']);
  await expect.poll(server.log).toContain('[recto] /broken: Error: a secret of the server (request proxy-2)\n');
  // The same line is logged at most once a second.
  const isLogged = async (): Promise<boolean> => {
    const created = await ask('/broken', 'not valid');
    expect(await created.text()).not.toContain('a secret of the server');
    const id = created.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/u);
    return server.log().includes(`(request ${id})\n`);
  };
  await expect.poll(isLogged).toBe(true);
});

test('with RECTO_LOG=json, every line is JSON: errors, requests without their query, and the start', async ({
  servers,
}) => {
  const server = await servers.start({ RECTO_LOG: 'json', RECTO_ACCESS_LOG: '1' });
  await fetch(`${server.origin}/broken?token=t0psecret`, { headers: { 'x-request-id': 'a-1' } });
  for (let time = 0; time < 2; time += 1) await (await fetch(`${server.origin}/pages/first`)).text();
  const linesOf = (text: string): Record<string, unknown>[] =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  await expect.poll(() => server.output().match(/"\/pages\/first"/gu)?.length).toBe(2);
  const errors = linesOf(server.log());
  expect(errors.find(({ source }) => source === '/broken')).toMatchObject({
    level: 'error',
    message: 'Error: a secret of the server',
    requestId: 'a-1',
  });
  const entries = linesOf(server.output());
  expect(entries.find(({ source }) => source === '/broken')).toMatchObject({
    level: 'info',
    method: 'GET',
    status: 500,
    requestId: 'a-1',
  });
  expect(entries[0]?.['message']).toMatch(/^➜ Listening on: http/u);
  const ids = entries.filter(({ source }) => source === '/pages/first').map(({ requestId }) => requestId);
  expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
  for (const text of ['t0psecret', '\u001B']) expect(server.output() + server.log()).not.toContain(text);
});
