import { expect, test } from 'vitest';
import { MOST_PRELOADS } from '../constants.ts';
import { createPreloadQueue } from './preload-queue.ts';

const paths = (count: number): string[] => Array.from({ length: count }, (_, index) => `/page-${index}`);

test('four pages are fetched at the same time, and the next when one has come', async () => {
  const { queue, started, finish } = start();
  for (const path of paths(6)) queue.add(path);
  expect(MOST_PRELOADS).toBe(4);
  expect(started).toEqual(paths(4));
  await finish('/page-2');
  expect(started).toEqual(paths(5));
  await finish('/page-0');
  expect(started).toEqual(paths(6));
});

test('a page is fetched once, whoever asks again', async () => {
  const { queue, started, finish } = start();
  queue.add('/one');
  queue.add('/one', true);
  await finish('/one');
  queue.add('/one');
  queue.add('/one', true);
  expect(started).toEqual(['/one']);
});

test('nothing is fetched before the browser is idle, but for what is urgent', () => {
  const { queue, started, becomeIdle } = start({ isIdle: false });
  queue.add('/seen');
  queue.add('/hovered', true);
  expect(started).toEqual(['/hovered']);
  becomeIdle();
  expect(started).toEqual(['/hovered', '/seen']);
});

test('an idle moment for each link still means four pages at the same time', () => {
  const { queue, started, becomeIdle } = start({ isIdle: false });
  for (const path of paths(6)) queue.add(path);
  becomeIdle();
  expect(started).toEqual(paths(4));
});

test('what is urgent goes before what waits, the latest first, and still four at the same time', async () => {
  const { queue, started, finish } = start();
  for (const path of paths(5)) queue.add(path);
  queue.add('/hovered', true);
  queue.add('/focused', true);
  expect(started).toEqual(paths(4));
  await finish('/page-0');
  await finish('/page-1');
  await finish('/page-2');
  expect(started.slice(4)).toEqual(['/focused', '/hovered', '/page-4']);
});

test('a page that waits and becomes urgent is fetched once', () => {
  const { queue, started, becomeIdle } = start({ isIdle: false });
  queue.add('/one');
  queue.add('/one', true);
  becomeIdle();
  expect(started).toEqual(['/one']);
});

test('a link that has left the window loses its turn, and may get another', () => {
  const { queue, started, becomeIdle } = start({ isIdle: false });
  queue.add('/one');
  queue.drop('/one');
  becomeIdle();
  expect(started).toEqual([]);
  queue.add('/one');
  becomeIdle();
  expect(started).toEqual(['/one']);
});

test('where data is dear nothing is fetched, urgent or not', () => {
  const { queue, started } = start({ mayPreload: false });
  queue.add('/one');
  queue.add('/two', true);
  expect(started).toEqual([]);
});

function start({ isIdle = true, mayPreload = true } = {}) {
  const started: string[] = [];
  const running = new Map<string, () => void>();
  let idle: (() => void)[] = [];
  const queue = createPreloadQueue({
    mayPreload: () => mayPreload,
    async preload(path) {
      started.push(path);
      await new Promise<void>((resolve) => running.set(path, resolve));
    },
    whenIdle: (work) => {
      if (isIdle) work();
      else idle.push(work);
    },
  });
  const finish = async (path: string): Promise<void> => {
    running.get(path)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const becomeIdle = (): void => {
    while (idle.length > 0) {
      const works = idle;
      idle = [];
      for (const work of works) work();
    }
  };
  return { queue, started, finish, becomeIdle };
}
