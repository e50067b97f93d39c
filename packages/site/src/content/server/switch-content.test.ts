import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createContentSwitch } from './switch-content.ts';

let now: string;
let opened: string[];
let closed: string[];
let served: string[];
let fails: ReadonlySet<string>;

beforeEach(() => {
  vi.useFakeTimers();
  now = 'one';
  opened = [];
  closed = [];
  served = [];
  fails = new Set();
});
afterEach(() => {
  vi.useRealTimers();
});

function create(check?: () => Promise<void>) {
  return createContentSwitch({
    find: () => now,
    ...(check && { check }),
    open: async (database) => {
      opened.push(database);
      await Promise.resolve();
      if (fails.has(database)) throw new Error(`${database} is damaged.`);
      return {
        database,
        close: async () => {
          closed.push(database);
        },
      };
    },
    onServed: ({ database }) => {
      served.push(database);
    },
    report: () => undefined,
    closeAfter: 1000,
  });
}

test('opens the current version once', async () => {
  const { current } = create();
  const [first, second] = await Promise.all([current(), current()]);
  expect(first).toBe(second);
  expect(opened).toEqual(['one']);
});

test('serves a new version after the switch, and closes the old one later', async () => {
  const { current, switchContent } = create();
  const old = await current();
  now = 'two';
  expect((await current()).database).toBe('one');
  expect(await switchContent()).toEqual({ database: 'two', isNew: true });
  expect((await current()).database).toBe('two');
  expect(served).toEqual(['one', 'two']);
  // Running requests still read it.
  expect(closed).toEqual([]);
  expect(old.database).toBe('one');
  await vi.advanceTimersByTimeAsync(1000);
  expect(closed).toEqual(['one']);
});

test('does not open the same version again', async () => {
  const { current, switchContent } = create();
  await current();
  expect(await switchContent()).toEqual({ database: 'one', isNew: false });
  expect(opened).toEqual(['one']);
});

test('serves the old version while a new one is being opened, and if opening fails', async () => {
  const { current, switchContent } = create();
  await current();
  now = 'two';
  fails = new Set(['two']);
  const switched = switchContent();
  expect((await current()).database).toBe('one');
  await expect(switched).rejects.toThrow('two is damaged.');
  expect((await current()).database).toBe('one');
  await vi.advanceTimersByTimeAsync(5000);
  expect(closed).toEqual([]);
  fails = new Set();
  expect(await switchContent()).toEqual({ database: 'two', isNew: true });
});

test('does not open a version that is not complete', async () => {
  let isComplete = false;
  const { current, switchContent } = create(async () => {
    if (!isComplete) throw new Error('It is not complete.');
  });
  // The first version is opened in any case: there is no other one to serve.
  await current();
  now = 'two';
  await expect(switchContent()).rejects.toThrow('It is not complete.');
  expect(opened).toEqual(['one']);
  isComplete = true;
  expect(await switchContent()).toEqual({ database: 'two', isNew: true });
});

test('runs switches one after the other, and ends with the newest content', async () => {
  const { current, switchContent } = create();
  await current();
  now = 'two';
  const first = switchContent();
  now = 'three';
  const second = switchContent();
  await Promise.all([first, second]);
  expect((await current()).database).toBe('three');
  await vi.advanceTimersByTimeAsync(1000);
  expect(closed).not.toContain('three');
});

test('tries again to open a version after a failure', async () => {
  const { current } = create();
  fails = new Set(['one']);
  await expect(current()).rejects.toThrow('one is damaged.');
  fails = new Set();
  expect((await current()).database).toBe('one');
});
