import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTaskQueue, limitConcurrency } from './limit-concurrency.ts';

/** Tasks whose end the test controls. */
function createWork() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (name: number) => async (): Promise<number> => {
    started.push(name);
    const { promise, resolve } = Promise.withResolvers<void>();
    ends[name] = resolve;
    await promise;
    return name;
  };
  return { started, work, end: (name: number) => ends[name]?.() };
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test('runs the allowed number of tasks at the same time, and the others in the order of arrival', async () => {
  const { started, work, end } = createWork();
  const run = limitConcurrency({ running: 2, waiting: 10 });
  const results = [0, 1, 2, 3].map((name) => run(work(name)));
  await settle();
  expect(started).toEqual([0, 1]);
  end(1);
  await settle();
  expect(started).toEqual([0, 1, 2]);
  end(0);
  await settle();
  expect(started).toEqual([0, 1, 2, 3]);
  end(2);
  end(3);
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
});

test('rejects tasks beyond the waiting limit, and accepts later ones again', async () => {
  const { started, work, end } = createWork();
  const run = limitConcurrency({ running: 1, waiting: 1 });
  const results = [run(work(0)), run(work(1))];
  expect(await run(work(2))).toBeUndefined();
  end(0);
  await settle();
  end(1);
  expect(await Promise.all(results)).toEqual([0, 1]);
  const last = run(work(3));
  await settle();
  end(3);
  expect(await last).toBe(3);
  expect(started).toEqual([0, 1, 3]);
});

test('runs the next task after one that fails', async () => {
  const run = limitConcurrency({ running: 1, waiting: 1 });
  const failed = run(() => Promise.reject(new Error('no')));
  const next = run(async () => 'next');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});

test('never runs more tasks than allowed, keeps their order, and continues after one that fails', async () => {
  const { run } = createTaskQueue(2);
  const seen: string[] = [];
  let running = 0;
  let maxRunning = 0;
  const job = (name: string) => async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await setImmediate();
    running -= 1;
    seen.push(name);
    if (name === 'b') throw new Error(name);
    return name;
  };
  const results = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => run(job(name))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(seen).toEqual(['a', 'b', 'c', 'd']);
  expect(maxRunning).toBe(2);
});
