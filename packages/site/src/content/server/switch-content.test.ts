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

function create() {
  return createContentSwitch({
    find: () => now,
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

test('the current version is opened once', async () => {
  const { current } = create();
  const [first, second] = await Promise.all([current(), current()]);
  expect(first).toBe(second);
  expect(opened).toEqual(['one']);
});

test('a new version is served after the switch, and the old one is closed later', async () => {
  const { current, switchContent } = create();
  const old = await current();
  now = 'two';
  expect((await current()).database).toBe('one');
  expect(await switchContent()).toEqual({ database: 'two', isNew: true });
  expect((await current()).database).toBe('two');
  expect(served).toEqual(['one', 'two']);
  // Requests that have begun still read it.
  expect(closed).toEqual([]);
  expect(old.database).toBe('one');
  await vi.advanceTimersByTimeAsync(1000);
  expect(closed).toEqual(['one']);
});

test('the same version is not opened again', async () => {
  const { current, switchContent } = create();
  await current();
  expect(await switchContent()).toEqual({ database: 'one', isNew: false });
  expect(opened).toEqual(['one']);
});

test('while a version is being opened the old one is served, and one that cannot be opened changes nothing', async () => {
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

test('switches wait for each other, and the last one sees the newest content', async () => {
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

test('a version that could not be opened at first is tried again', async () => {
  const { current } = create();
  fails = new Set(['one']);
  await expect(current()).rejects.toThrow('one is damaged.');
  fails = new Set();
  expect((await current()).database).toBe('one');
});
