import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StudioClient } from '../../api/studio-client.ts';
import type { MediaFilter, MediaPage } from './media-file.ts';
import { createMediaLoader } from './media-loader.ts';

const everything: MediaFilter = { search: '', folder: '', onlyUnused: false };
const page = (paths: string[], rest: Partial<MediaPage> = {}): MediaPage => ({
  revision: 'r',
  total: paths.length,
  files: paths.map((path) => ({ path, id: '', type: 'image/png', usedIn: [], alts: [], unused: true })),
  pending: 0,
  ...rest,
});

function start(respond: (query: Readonly<Record<string, unknown>>) => Promise<MediaPage>) {
  const get = vi.fn(async (_: string, query: Readonly<Record<string, unknown>> = {}) => await respond(query));
  const loader = createMediaLoader({ get: get as unknown as StudioClient['get'] });
  return { loader, get, paths: () => loader.state.get().files.map(({ path }) => path) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('sends one request for a typed word', async () => {
  const { loader, get } = start(async () => page([]));
  for (const search of ['m', 'ma', ' map ']) loader.load({ ...everything, search });
  await vi.advanceTimersByTimeAsync(200);
  expect(get).toHaveBeenCalledOnce();
  expect(get.mock.calls[0]?.[1]).toMatchObject({ search: 'map', folder: undefined, unused: undefined });
});

test('loads the list again only for another commit', async () => {
  const { loader, get } = start(async () => page([]));
  loader.load(everything);
  await vi.advanceTimersByTimeAsync(200);
  loader.load({ ...everything }, 'r');
  await vi.advanceTimersByTimeAsync(200);
  expect(get).toHaveBeenCalledOnce();
  loader.load({ ...everything }, 'newer');
  await vi.advanceTimersByTimeAsync(200);
  expect(get).toHaveBeenCalledTimes(2);
});

test('appends the next page', async () => {
  const { loader, paths } = start(async ({ after }) =>
    after === undefined ? page(['a', 'b'], { next: 'b' }) : page([`after ${after as string}`]),
  );
  loader.load(everything);
  await vi.advanceTimersByTimeAsync(200);
  loader.more();
  await vi.advanceTimersByTimeAsync(0);
  expect(paths()).toEqual(['a', 'b', 'after b']);
  loader.more();
  expect(loader.state.get().isLoading).toBe(false);
});

test('ignores a late response to an older request', async () => {
  const late = Promise.withResolvers<MediaPage>();
  const { loader, paths } = start(async ({ search }) => (search === 'old' ? await late.promise : page(['new'])));
  loader.load({ ...everything, search: 'old' });
  await vi.advanceTimersByTimeAsync(200);
  loader.load({ ...everything, search: 'new' });
  await vi.advanceTimersByTimeAsync(200);
  late.resolve(page(['old']));
  await vi.advanceTimersByTimeAsync(0);
  expect(paths()).toEqual(['new']);
});

test('keeps the list after an error, and can retry', async () => {
  let isBroken = false;
  const { loader, paths } = start(async () => {
    if (isBroken) throw new Error('No connection');
    return page(['a']);
  });
  loader.load(everything);
  await vi.advanceTimersByTimeAsync(200);
  isBroken = true;
  loader.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(loader.state.get().problem?.message).toBe('No connection');
  expect(paths()).toEqual(['a']);
  isBroken = false;
  loader.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(loader.state.get().problem).toBeUndefined();
});

test('polls until the server has read all content files', async () => {
  let pending = 2;
  const { loader, get } = start(async () => page(['a'], { pending }));
  loader.load(everything);
  await vi.advanceTimersByTimeAsync(200);
  pending = 0;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(get).toHaveBeenCalledTimes(2);
});
