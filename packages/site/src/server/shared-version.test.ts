import { expect, test, vi } from 'vitest';
import { sharedVersion } from './shared-version.ts';

/** A database whose version and state the test sets. */
function open({ maxWait = 1000 } = {}) {
  const state = { time: 0, content: 'c1', isDown: false };
  const read = vi.fn(async () => {
    if (state.isDown) throw new Error('The database is down.');
    return state.content;
  });
  return { state, read, version: sharedVersion(read, { now: () => state.time, maxWait }) };
}

test('reads the version once a second, and again before a response is cached', async () => {
  const { state, read, version } = open();
  expect(await version.current()).toBe('c1');
  state.content = 'c2';
  state.time = 999;
  expect(await version.current()).toBe('c1');
  expect(read).toHaveBeenCalledTimes(1);
  expect(await version.isCurrent('c1')).toBe(false);
  // The newer version is known from then on.
  expect(await version.current()).toBe('c2');
  expect(await version.isCurrent('c2')).toBe(true);
});

test('an announcement is followed by a read, without a request', async () => {
  const { state, version } = open();
  await version.current();
  state.content = 'c2';
  await version.refresh?.();
  expect(await version.current()).toBe('c2');
});

test('a request that names another version causes a read, at most ten times a second', async () => {
  const { state, read, version } = open();
  await version.current();
  state.content = 'c2';
  state.time = 99;
  expect(await version.currentFor?.('c2')).toBe('c1');
  state.time = 100;
  expect(await version.currentFor?.('c1')).toBe('c1');
  expect(read).toHaveBeenCalledTimes(1);
  expect(await version.currentFor?.('c2')).toBe('c2');
  expect(read).toHaveBeenCalledTimes(2);
});

test('the last known version stays current while the database is down, and is read again each second', async () => {
  const { state, read, version } = open();
  await version.current();
  state.isDown = true;
  state.time = 1000;
  expect(await version.current()).toBe('c1');
  expect(await version.currentFor?.('c2')).toBe('c1');
  expect(read).toHaveBeenCalledTimes(2);
  expect(await version.isCurrent('c1')).toBe(false);
  [state.isDown, state.content, state.time] = [false, 'c2', 2000];
  await version.current();
  await expect.poll(version.current).toBe('c2');
  expect(read).toHaveBeenCalledTimes(4);
  expect(await version.isCurrent('c2')).toBe(true);
});

test('whether a version is current is read, also right after the database was down', async () => {
  const { state, version } = open();
  await version.current();
  state.isDown = true;
  expect(await version.isCurrent('c1')).toBe(false);
  [state.isDown, state.content] = [false, 'c2'];
  expect(await version.isCurrent('c2')).toBe(true);
  expect(await version.current()).toBe('c2');
});

test('a request without a known version fails while the database is down', async () => {
  const { state, version } = open();
  state.isDown = true;
  await expect(version.current()).rejects.toThrow('The database is down.');
  state.isDown = false;
  expect(await version.current()).toBe('c1');
});

test('requests do not wait for a database that hangs', async () => {
  const { state, read, version } = open({ maxWait: 10 });
  await version.current();
  const hanging = Promise.withResolvers<string>();
  read.mockReturnValueOnce(hanging.promise);
  state.time = 1000;
  expect(await version.current()).toBe('c1');
  expect(await version.current()).toBe('c1');
  expect(read).toHaveBeenCalledTimes(2);
  hanging.resolve('c2');
  await expect.poll(version.current).toBe('c2');
});

test('a slow read does not replace the result of a later one', async () => {
  const { read, version } = open();
  const slow = Promise.withResolvers<string>();
  read.mockReturnValueOnce(slow.promise);
  const first = version.current();
  await version.refresh?.();
  slow.resolve('c0');
  await first;
  expect(await version.current()).toBe('c1');
});
