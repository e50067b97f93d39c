import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BUILD_POLL_MS } from '../constants.ts';
import { watchBuilds } from './watch-builds.ts';

const NOW = 1_790_000_000_000;

type FakeResponse = { id?: string; status?: number } | 'offline';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('polls every hour', () => {
  expect(BUILD_POLL_MS).toBe(60 * 60 * 1000);
});

test('requests the manifest immediately without cache, and the latest build every hour with a timestamp', async () => {
  const { requests, onOutdated } = await start({});
  expect(requests).toEqual(['/builds/meta/b1.json']);
  await vi.advanceTimersByTimeAsync(BUILD_POLL_MS - 1);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests[1]).toBe(`/builds/latest.json?${NOW + BUILD_POLL_MS}`);
  await vi.advanceTimersByTimeAsync(BUILD_POLL_MS);
  expect(requests.filter((address) => address.includes('latest'))).toHaveLength(2);
  expect(onOutdated).not.toHaveBeenCalled();
});

test('reports another build once, then stops polling', async () => {
  const { requests, onOutdated } = await start({ latest: { id: 'b2' } });
  await vi.advanceTimersByTimeAsync(3 * BUILD_POLL_MS);
  expect(onOutdated).toHaveBeenCalledTimes(1);
  expect(requests).toHaveLength(2);
});

test.for([404, 403])('considers a build outdated whose manifest has status %i', async (status) => {
  const { requests, onOutdated } = await start({ manifest: { status } });
  expect(onOutdated).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * BUILD_POLL_MS);
  expect(requests).toHaveLength(1);
});

test('notices a missing manifest with the hourly request', async () => {
  const { responses, onOutdated } = await start({});
  responses.manifest = { status: 404 };
  await vi.advanceTimersByTimeAsync(BUILD_POLL_MS);
  expect(onOutdated).toHaveBeenCalledTimes(1);
});

test('polls without requesting the manifest on the slowest connections', async () => {
  const { requests, onOutdated } = await start({ latest: { id: 'b2' } }, false);
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(BUILD_POLL_MS);
  expect(onOutdated).toHaveBeenCalledTimes(1);
});

describe('errors', () => {
  test.for<[string, FakeResponse]>([
    ['cannot be reached', 'offline'],
    ['is broken', { status: 500 }],
  ])('logs the error of a manifest that %s, and does not report a new build', async ([, manifest]) => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { onOutdated } = await start({ manifest });
    expect(error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith('Error fetching app manifest', expect.any(Error));
    expect(onOutdated).not.toHaveBeenCalled();
  });

  test('ignores errors of the hourly request, and repeats it', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { responses, onOutdated } = await start({});
    Object.assign(responses, { latest: 'offline', manifest: 'offline' });
    await vi.advanceTimersByTimeAsync(BUILD_POLL_MS);
    responses.latest = { status: 503 };
    await vi.advanceTimersByTimeAsync(BUILD_POLL_MS);
    expect(error).not.toHaveBeenCalled();
    expect(onOutdated).not.toHaveBeenCalled();
    responses.latest = { id: 'b2' };
    await vi.advanceTimersByTimeAsync(BUILD_POLL_MS);
    expect(onOutdated).toHaveBeenCalledTimes(1);
  });
});

/** Starts a page of build b1, on a server with these responses. */
async function start(overrides: { latest?: FakeResponse; manifest?: FakeResponse }, mayFetchManifest = true) {
  const responses = { latest: { id: 'b1' } as FakeResponse, manifest: {} as FakeResponse, ...overrides };
  const requests: string[] = [];
  const onOutdated = vi.fn<() => void>();
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    requests.push(address);
    const isLatest = address.startsWith('/builds/latest');
    const response = isLatest ? responses.latest : responses.manifest;
    if (response === 'offline') throw new TypeError('Failed to fetch');
    expect(isLatest ? 'no-cache' : init?.cache).toBe('no-cache');
    return Response.json({ id: response.id, timestamp: NOW }, { status: response.status ?? 200 });
  });
  await watchBuilds({ id: 'b1', mayFetchManifest, onOutdated });
  return { responses, requests, onOutdated };
}
