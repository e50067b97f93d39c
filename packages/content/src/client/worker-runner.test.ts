import { expect, test } from 'vitest';
import type { Query } from '../query/query.ts';
import { createWorkerRunner } from './worker-runner.ts';
import type { WorkerReply, ContentBuild, WorkerQuery } from './worker-protocol.ts';

const build: ContentBuild = { source: 'server', isLive: false, base: '' };
const query: Query = {
  collection: 'notes',
  fields: ['title'],
  where: { join: 'AND', parts: [] },
  order: [],
  skip: 0,
  limit: undefined,
};

/** The part of a worker that a page uses. */
class FakeWorker extends EventTarget {
  questions: WorkerQuery[] = [];
  isEnded = false;

  postMessage(question: WorkerQuery): void {
    this.questions.push(structuredClone(question));
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(data: WorkerReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  fail(message?: string): void {
    this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), message !== undefined && { message }));
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  let content = 'a';
  const startWorker = (): Worker => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  const ask = createWorkerRunner(build, startWorker, () => content);
  const change = (next: string): void => {
    content = next;
  };
  return { ask, workers, change };
}

test('the worker starts with the first query, and stays', async () => {
  const { ask, workers, change } = setUp();
  expect(workers).toEqual([]);
  const first = ask(query);
  change('b');
  const results = [first, ask(query)];
  const [worker] = workers;
  expect(worker?.questions).toEqual([
    { id: 1, query, build, content: 'a' },
    { id: 2, query, build, content: 'b' },
  ]);
  // Responses arrive in any order.
  worker?.answer({ id: 2, rows: [{ title: 'second' }] });
  worker?.answer({ id: 1, rows: [{ title: 'first' }] });
  expect(await Promise.all(results)).toEqual([[{ title: 'first' }], [{ title: 'second' }]]);
  expect(workers).toHaveLength(1);
});

test('an error in a query is passed on completely', async () => {
  const { ask, workers } = setUp();
  const result = ask(query);
  workers[0]?.answer({ id: 1, error: { code: 'query/field', message: 'No such field.', hint: 'Correct it.' } });
  await expect(result).rejects.toMatchObject({
    name: 'ContentError',
    code: 'query/field',
    message: 'No such field.',
    hint: 'Correct it.',
  });
});

test('a missing capability of the browser is passed on with its reason', async () => {
  const { ask, workers } = setUp();
  const result = ask(query);
  workers[0]?.answer({ id: 1, unavailable: { reason: 'storage', message: 'no room' } });
  await expect(result).rejects.toMatchObject({ name: 'Unavailable', reason: 'storage', message: 'no room' });
});

test.for([
  [undefined, 'download'],
  ['out of memory', 'engine'],
] as const)(
  'a worker that fails (%s) fails all waiting queries, and the next query starts another',
  async ([message, reason]) => {
    const { ask, workers } = setUp();
    const queries = [ask(query), ask(query)];
    workers[0]?.fail(message);
    const results = await Promise.allSettled(queries);
    expect(results).toMatchObject([
      { status: 'rejected', reason: { name: 'Unavailable', reason } },
      { status: 'rejected', reason: { name: 'Unavailable', reason } },
    ]);
    expect(workers[0]?.isEnded).toBe(true);
    const next = ask(query);
    workers[1]?.answer({ id: 3, rows: [] });
    expect(await next).toEqual([]);
  },
);

test('if workers are forbidden, the reason is the engine', async () => {
  const ask = createWorkerRunner(build, () => {
    throw new DOMException('forbidden by a policy', 'SecurityError');
  });
  await expect(ask(query)).rejects.toMatchObject({
    name: 'Unavailable',
    reason: 'engine',
    message: expect.stringMatching(/^this browser could not run it \(/u) as string,
  });
});
