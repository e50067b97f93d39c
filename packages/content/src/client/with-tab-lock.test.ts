import { expect, test, vi } from 'vitest';
import { withTabLock } from './with-tab-lock.ts';

/** Creates work that starts, waits for a signal, and ends. */
function createWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = vi.fn(() => promise);
  return { work, end: resolve };
}

test('work of the same name waits', async () => {
  const [first, second] = [createWork(), createWork()];
  const running = [withTabLock('one', first.work), withTabLock('one', second.work)];
  await vi.waitFor(() => expect(first.work).toHaveBeenCalled());
  expect(second.work).not.toHaveBeenCalled();
  first.end();
  await vi.waitFor(() => expect(second.work).toHaveBeenCalled());
  second.end();
  await Promise.all(running);
});

test('work of another name does not wait', async () => {
  const [first, second] = [createWork(), createWork()];
  const running = [withTabLock('one', first.work), withTabLock('two', second.work)];
  await vi.waitFor(() => expect(second.work).toHaveBeenCalled());
  first.end();
  second.end();
  await Promise.all(running);
});

test('waiting for a tab that hangs has a time limit', async () => {
  const [hanging, next] = [createWork(), createWork()];
  const running = [withTabLock('one', hanging.work), withTabLock('one', next.work, 20)];
  await vi.waitFor(() => expect(next.work).toHaveBeenCalledTimes(1));
  next.end();
  hanging.end();
  await Promise.all(running);
});

test('failed work is not repeated', async () => {
  const work = vi.fn(() => Promise.reject(new Error('no')));
  await expect(withTabLock('one', work)).rejects.toThrow('no');
  expect(work).toHaveBeenCalledTimes(1);
});

test('without the Web Locks API, work starts at once', async () => {
  vi.stubGlobal('navigator', {});
  const { work, end } = createWork();
  end();
  await withTabLock('one', work);
  expect(work).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
