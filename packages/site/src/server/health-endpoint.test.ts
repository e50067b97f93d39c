import { afterEach, describe, expect, test, vi } from 'vitest';
import { createEndpointTable } from './endpoints/endpoint-table.ts';
import { createHealthEndpoint, createReadyEndpoint } from './health-endpoint.ts';
import { setStopping } from './operation/stopping.ts';

afterEach(() => {
  vi.useRealTimers();
  setStopping(false);
});

async function ask(check: () => Promise<string>, init: RequestInit = {}, path = '/api/_recto_health') {
  const reported: string[] = [];
  const report = (error: unknown): void => void reported.push(String(error));
  const url = new URL(path, 'http://site.test');
  const options = { version: 'b1', check, report };
  const table = createEndpointTable([createHealthEndpoint(options), createReadyEndpoint(options)]);
  const response = await table(new Request(url, init), url, path);
  return { response, reported };
}

test('returns 200 if the database responds', async () => {
  const { response, reported } = await ask(async () => 'c1');
  expect(response?.status).toBe(200);
  expect(response?.headers.get('cache-control')).toBe('no-store');
  expect(await response?.json()).toEqual({ ok: true, version: 'b1', content: 'c1' });
  expect(reported).toEqual([]);
});

test('returns 503 if the check fails, and logs the reason', async () => {
  const { response, reported } = await ask(() => Promise.reject(new Error('no table on db.internal')));
  expect(response?.status).toBe(503);
  expect(await response?.json()).toEqual({ ok: false, version: 'b1' });
  expect(reported).toEqual(['Error: no table on db.internal']);
});

test('returns 503 if the database does not respond for 5 s', async () => {
  vi.useFakeTimers();
  const pending = ask(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(5000);
  const { response, reported } = await pending;
  expect(response?.status).toBe(503);
  expect(reported).toEqual(['Error: The database has not responded for 5000 ms.']);
});

test('does not handle other paths and methods', async () => {
  expect((await ask(async () => '', {}, '/api/health')).response).toBeUndefined();
  expect((await ask(async () => '', { method: 'POST' })).response?.status).toBe(405);
});

describe('the readiness check', () => {
  const READY = '/api/_recto_ready';

  test('returns 200 if the database responds', async () => {
    const { response } = await ask(async () => 'c1', {}, READY);
    expect(response?.status).toBe(200);
    expect(await response?.json()).toEqual({ ok: true, version: 'b1', content: 'c1' });
  });

  test('returns 503 without a database', async () => {
    expect((await ask(() => Promise.reject(new Error('no table')), {}, READY)).response?.status).toBe(503);
  });

  test('returns 503 when the server has been told to stop, which does not concern the health check', async () => {
    setStopping(true);
    const { response, reported } = await ask(async () => 'c1', {}, READY);
    expect([response?.status, reported]).toEqual([503, []]);
    expect(await response?.json()).toEqual({ ok: false, version: 'b1' });
    expect((await ask(async () => 'c1')).response?.status).toBe(200);
  });
});
