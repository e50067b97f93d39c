import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchFromHosts, fetchIcons } from './fetch-icons.ts';

/** What each host does when it is asked: answers with a status after so many milliseconds, or never. */
type Plan = Record<string, { after: number; status: number | 'lost' } | 'silent'>;

const hosts = ['https://one.test', 'https://two.test', 'https://three.test'];
let asked: string[] = [];
let given: string[] = [];
let begin = 0;

function stub(plan: Plan): void {
  const fetch = (address: string, { signal }: { signal: AbortSignal }): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { host } = new URL(address);
      asked.push(`${host} ${Date.now() - begin}`);
      signal.addEventListener('abort', () => {
        given.push(`${host} ${Date.now() - begin}`);
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
  asked = [];
  given = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function run(plan: Plan, addresses = hosts) {
  stub(plan);
  const answer = fetchFromHosts(addresses);
  let end: number | undefined;
  void answer.then(() => (end = Date.now() - begin));
  await vi.advanceTimersByTimeAsync(20_000);
  return { answer: await answer, end };
}

describe('hosts', () => {
  test('the first that answers is enough', async () => {
    const { answer, end } = await run({ 'https://one.test': { after: 749, status: 200 } });
    expect(answer).toEqual({ status: 200, data: { from: 'one.test' } });
    expect(end).toBe(749);
    expect(asked).toEqual(['one.test 0']);
  });

  test('one that is slow gets company after 750 ms each, and the first answer ends the others', async () => {
    const { answer, end } = await run({ 'https://three.test': { after: 100, status: 200 } });
    expect(asked).toEqual(['one.test 0', 'two.test 750', 'three.test 1500']);
    expect(answer).toEqual({ status: 200, data: { from: 'three.test' } });
    expect(end).toBe(1600);
    expect(given).toEqual(expect.arrayContaining(['one.test 1600', 'two.test 1600']));
  });

  test.for([500, 501, 503, 429, 400, 'lost'] as const)('after %s the next is asked at once', async (status) => {
    const { answer } = await run({
      'https://one.test': { after: 10, status },
      'https://two.test': { after: 10, status: 200 },
    });
    expect(asked).toEqual(['one.test 0', 'two.test 10']);
    expect(answer).toEqual({ status: 200, data: { from: 'two.test' } });
  });

  test('a 404 is the last word', async () => {
    const { answer } = await run({
      'https://one.test': { after: 10, status: 404 },
      'https://two.test': { after: 0, status: 200 },
    });
    expect(asked).toEqual(['one.test 0']);
    expect(answer).toEqual({ status: 404 });
  });

  test('each is given up after 5000 ms', async () => {
    const { answer, end } = await run({});
    expect(given).toEqual(['one.test 5000', 'two.test 5750', 'three.test 6500']);
    expect(answer).toEqual({ status: 0 });
    expect(end).toBe(6500);
  });

  test('when all fail, the last failure is told, and a slow one is waited for', async () => {
    const { answer, end } = await run({
      'https://one.test': { after: 2000, status: 500 },
      'https://two.test': { after: 10, status: 503 },
      'https://three.test': { after: 10, status: 429 },
    });
    expect(asked).toEqual(['one.test 0', 'two.test 750', 'three.test 760']);
    expect(answer).toEqual({ status: 500 });
    expect(end).toBe(2000);
  });

  test('without any there is no answer', async () => {
    expect((await run({}, [])).answer).toEqual({ status: 0 });
  });

  test('where nothing can be fetched it is 424', async () => {
    vi.stubGlobal('fetch', undefined);
    await expect(fetchFromHosts(hosts)).resolves.toEqual({ status: 424 });
    await expect(fetchIcons('https://one.test', 1500)).resolves.toEqual({ status: 424 });
  });
});

test('an answer that is no JSON is none', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>'));
  await expect(fetchIcons('https://one.test', 1500)).resolves.toEqual({ status: 0 });
});
