import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchFromHosts, fetchIcons } from './fetch-icons.ts';

/** Behaviour of each host: responds with a status after a delay in milliseconds, or never. */
type Plan = Record<string, { after: number; status: number | 'lost' } | 'silent'>;

const hosts = ['https://one.test', 'https://two.test', 'https://three.test'];
let requests: string[] = [];
let aborted: string[] = [];
let begin = 0;

function stub(plan: Plan): void {
  const fetch = (address: string, { signal }: { signal: AbortSignal }): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { host } = new URL(address);
      requests.push(`${host} ${Date.now() - begin}`);
      signal.addEventListener('abort', () => {
        aborted.push(`${host} ${Date.now() - begin}`);
        reject(new DOMException('aborted', 'AbortError'));
      });
      const does = plan[`https://${host}`] ?? 'silent';
      if (does === 'silent') return;
      setTimeout(() => {
        if (does.status === 'lost') reject(new TypeError('network'));
        else resolve(Response.json({ from: host }, { status: does.status }));
      }, does.after);
    });
  vi.stubGlobal('fetch', fetch);
}

beforeEach(() => {
  vi.useFakeTimers();
  begin = Date.now();
  requests = [];
  aborted = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function run(plan: Plan, addresses = hosts) {
  stub(plan);
  const response = fetchFromHosts(addresses);
  let end: number | undefined;
  void response.then(() => (end = Date.now() - begin));
  await vi.advanceTimersByTimeAsync(20_000);
  return { response: await response, end };
}

describe('hosts', () => {
  test('uses the response of the first host', async () => {
    const { response, end } = await run({ 'https://one.test': { after: 749, status: 200 } });
    expect(response).toEqual({ status: 200, data: { from: 'one.test' } });
    expect(end).toBe(749);
    expect(requests).toEqual(['one.test 0']);
  });

  test('requests the next host in parallel every 750 ms, and aborts the others after the first response', async () => {
    const { response, end } = await run({ 'https://three.test': { after: 100, status: 200 } });
    expect(requests).toEqual(['one.test 0', 'two.test 750', 'three.test 1500']);
    expect(response).toEqual({ status: 200, data: { from: 'three.test' } });
    expect(end).toBe(1600);
    expect(aborted).toEqual(expect.arrayContaining(['one.test 1600', 'two.test 1600']));
  });

  test.for([500, 501, 503, 429, 400, 'lost'] as const)(
    'requests the next host immediately after %s',
    async (status) => {
      const { response } = await run({
        'https://one.test': { after: 10, status },
        'https://two.test': { after: 10, status: 200 },
      });
      expect(requests).toEqual(['one.test 0', 'two.test 10']);
      expect(response).toEqual({ status: 200, data: { from: 'two.test' } });
    },
  );

  test('stops after a 404', async () => {
    const { response } = await run({
      'https://one.test': { after: 10, status: 404 },
      'https://two.test': { after: 0, status: 200 },
    });
    expect(requests).toEqual(['one.test 0']);
    expect(response).toEqual({ status: 404 });
  });

  test('aborts each request after 5000 ms', async () => {
    const { response, end } = await run({});
    expect(aborted).toEqual(['one.test 5000', 'two.test 5750', 'three.test 6500']);
    expect(response).toEqual({ status: 0 });
    expect(end).toBe(6500);
  });

  test('returns the last failure after all hosts have failed', async () => {
    const { response, end } = await run({
      'https://one.test': { after: 2000, status: 500 },
      'https://two.test': { after: 10, status: 503 },
      'https://three.test': { after: 10, status: 429 },
    });
    expect(requests).toEqual(['one.test 0', 'two.test 750', 'three.test 760']);
    expect(response).toEqual({ status: 500 });
    expect(end).toBe(2000);
  });

  test('returns status 0 without hosts', async () => {
    expect((await run({}, [])).response).toEqual({ status: 0 });
  });

  test('returns 424 where fetch is not available', async () => {
    vi.stubGlobal('fetch', undefined);
    await expect(fetchFromHosts(hosts)).resolves.toEqual({ status: 424 });
    await expect(fetchIcons('https://one.test', 1500)).resolves.toEqual({ status: 424 });
  });
});

test('returns status 0 for a response that is not JSON', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>'));
  await expect(fetchIcons('https://one.test', 1500)).resolves.toEqual({ status: 0 });
});
