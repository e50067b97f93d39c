import { beforeEach, expect, test, vi } from 'vitest';
import { watchRevision } from './watch-revision.ts';
import type { RevisionWatcher } from './watch-revision.ts';

let time = 0;
let current: string | undefined;
const get = vi.fn<() => Promise<{ revision: string }>>();
const refresh = vi.fn<() => Promise<void>>();
let watcher: RevisionWatcher;

beforeEach(() => {
  time = 0;
  current = 'one';
  get.mockReset().mockResolvedValue({ revision: 'two' });
  refresh.mockReset().mockImplementation(async () => {
    current = 'two';
  });
  watcher = watchRevision({ client: { get: get as never }, currentRevision: () => current, refresh, now: () => time });
});

test('loads the list of files again, once for each new commit', async () => {
  watcher.refreshIfChanged('one');
  expect(refresh).not.toHaveBeenCalled();
  const { promise, resolve } = Promise.withResolvers<void>();
  refresh.mockReturnValueOnce(promise);
  watcher.refreshIfChanged('two');
  watcher.refreshIfChanged('two');
  resolve();
  await promise;
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('does nothing until the list is loaded', () => {
  current = undefined;
  watcher.refreshIfChanged('two');
  expect(refresh).not.toHaveBeenCalled();
});

test('asks the server at most every five seconds, and again after an error', async () => {
  await watcher.check();
  expect(refresh).toHaveBeenCalledTimes(1);
  time = 4999;
  await watcher.check();
  expect(get).toHaveBeenCalledTimes(1);
  get.mockRejectedValue(new Error('offline'));
  time = 5000;
  await watcher.check();
  time = 10_000;
  await watcher.check();
  expect(get).toHaveBeenCalledTimes(3);
  expect(refresh).toHaveBeenCalledTimes(1);
});
