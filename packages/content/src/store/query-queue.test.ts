import { expect, test } from 'vitest';
import { resolveQueryLimits } from './query-limits.ts';
import type { QueryLimits } from './query-limits.ts';
import { createQueryQueue } from './query-queue.ts';

const never = new AbortController().signal;

/** Creates a queue and records the names of the queries in the order in which they start. */
function createQueue(limits: QueryLimits, now?: () => number) {
  const queue = createQueryQueue(resolveQueryLimits(limits), now);
  const started: string[] = [];
  const releases = new Map<string, () => void>();
  const enter = async (client: string, name: string, signal = never): Promise<void> => {
    releases.set(name, await queue.enter(client, signal));
    started.push(name);
  };
  const release = async (name: string): Promise<void> => {
    releases.get(name)?.();
    await new Promise(setImmediate);
  };
  return { started, enter, release };
}

test('SEC-5: clients take turns, however many queries one of them sends', async () => {
  const { started, enter, release } = createQueue({ running: 1 });
  await enter('a', 'a1');
  const waiting = [enter('a', 'a2'), enter('a', 'a3'), enter('b', 'b1'), enter('c', 'c1'), enter('b', 'b2')];
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await release(name);
  await Promise.all(waiting);
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('SEC-5: one client gets half of the running queries', async () => {
  const { started, enter, release } = createQueue({ running: 4 });
  const waiting = [enter('a', 'a1'), enter('a', 'a2'), enter('a', 'a3')];
  await enter('b', 'b1');
  expect(started).toEqual(['a1', 'a2', 'b1']);
  await release('a1');
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  await Promise.all(waiting);
});

test('SEC-5: the number of waiting queries of one client is limited, and the next query is refused', async () => {
  const { enter, release } = createQueue({ running: 2, waitingPerClient: 1 });
  await enter('a', 'a1');
  const second = enter('a', 'a2');
  await expect(enter('a', 'a3')).rejects.toMatchObject({ code: 'query/too-many', retryAfter: 1 });
  await enter('b', 'b1');
  await release('a1');
  await second;
  const fourth = enter('a', 'a4');
  await release('a2');
  await expect(fourth).resolves.toBeUndefined();
});

test('SEC-5: the number of waiting queries of all clients is limited', async () => {
  const { enter } = createQueue({ running: 1, waiting: 2 });
  await enter('a', 'a1');
  void enter('b', 'b1');
  void enter('c', 'c1');
  await expect(enter('d', 'd1')).rejects.toMatchObject({
    code: 'query/busy',
    message: '2 queries are waiting already.',
  });
});

test('SEC-5: a query whose signal is aborted is removed from the queue', async () => {
  const { started, enter, release } = createQueue({ running: 1, waitingPerClient: 2 });
  const left = new AbortController();
  await enter('a', 'a1');
  const aborted = enter('a', 'a2', left.signal);
  const third = enter('a', 'a3');
  left.abort(new Error('left'));
  await expect(aborted).rejects.toThrow('left');
  const next = enter('a', 'a4');
  await release('a1');
  await release('a3');
  await Promise.all([third, next]);
  expect(started).toEqual(['a1', 'a3', 'a4']);
  await expect(enter('a', 'a5', left.signal)).rejects.toThrow('left');
});

test('SEC-5: the time limit of a client refills evenly, and only running time counts', async () => {
  let time = 0;
  const { enter, release } = createQueue({ running: 2, timePerClient: 6000 }, () => time);
  await enter('a', 'a1');
  const second = enter('a', 'a2');
  time += 7000;
  await release('a1');
  await second;
  await release('a2');
  await expect(enter('a', 'a3')).rejects.toMatchObject({ code: 'query/too-many', retryAfter: 11 });
  await enter('b', 'b1');
  time += 11_000;
  await enter('a', 'a4');
});

test('resolveQueryLimits applies the default limits', () => {
  expect(resolveQueryLimits()).toEqual({
    timeout: 2000,
    running: 2,
    waiting: 100,
    waitingPerClient: 20,
    timePerClient: 30_000,
    resultBytes: 2_000_000,
  });
  expect(resolveQueryLimits({ timeout: 1 }).timeout).toBe(1);
});
