import { expect, test } from 'vitest';
import { MAX_PRELOADS } from '../constants.ts';
import { createPreloadQueue } from './preload-queue.ts';

const paths = (count: number): string[] => Array.from({ length: count }, (_, index) => `/page-${index}`);

test('loads four pages at the same time, and of the others only the one requested last', async () => {
  const { queue, started, finish } = start();
  for (const path of paths(6)) queue.add(path);
  expect(MAX_PRELOADS).toBe(4);
  expect(started).toEqual(paths(4));
  await finish('/page-2');
  expect(started).toEqual([...paths(4), '/page-5']);
  await finish('/page-0');
  expect(started).toEqual([...paths(4), '/page-5']);
});

test('a page that was dropped from the queue can be requested again', async () => {
  const { queue, started, finish } = start();
  for (const path of paths(6)) queue.add(path);
  await finish('/page-0');
  await finish('/page-1');
  queue.add('/page-4');
  expect(started).toEqual([...paths(4), '/page-5', '/page-4']);
});

test('a page is fetched once, however often it is requested', async () => {
  const { queue, started, finish } = start();
  queue.add('/one');
  queue.add('/one');
  await finish('/one');
  queue.add('/one');
  expect(started).toEqual(['/one']);
});

test('loads nothing if the visitor saves data', () => {
  const { queue, started } = start({ mayPreload: false });
  queue.add('/one');
  expect(started).toEqual([]);
});

test('loads a page again for another content version', async () => {
  const { queue, started, finish, change } = start();
  queue.add('/one');
  await finish('/one');
  change('c2');
  queue.add('/one');
  expect(started).toEqual(['/one', '/one']);
});

function start({ mayPreload = true } = {}) {
  let content = 'c1';
  const started: string[] = [];
  const running = new Map<string, () => void>();
  const queue = createPreloadQueue({
    version: () => content,
    mayPreload: () => mayPreload,
    async preload(path) {
      started.push(path);
      await new Promise<void>((resolve) => running.set(path, resolve));
    },
  });
  const finish = async (path: string): Promise<void> => {
    running.get(path)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const change = (next: string): void => {
    content = next;
  };
  return { queue, started, finish, change };
}
