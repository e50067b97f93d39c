import type { ReadStore } from '@recto/content';
import type { Caller, LimitedStore } from '@recto/content/node';
import { expect, test } from 'vitest';
import { runAs, storeOfCaller } from './caller.ts';

/** A store that records the caller of each query. */
function createStore() {
  const callers: Caller[] = [];
  const own: ReadStore = {
    collections: {},
    dialect: { name: 'sqlite' } as ReadStore['dialect'],
    all: () => Promise.reject(new Error('No caller was given.')),
    close: async () => undefined,
  };
  const store: LimitedStore = {
    ...own,
    for: (caller) => ({
      ...own,
      all: async () => {
        callers.push(caller);
        return [];
      },
    }),
  };
  return { callers, store: storeOfCaller(store) };
}

test('SEC-5: the queries of an agent have the limits of its own client, also side by side with others', async () => {
  const { callers, store } = createStore();
  const signal = new AbortController().signal;
  await Promise.all(
    ['192.0.2.1', '192.0.2.2'].map((client) =>
      runAs({ client, signal }, async () => {
        await new Promise(setImmediate);
        return await store.all('SELECT 1', []);
      }),
    ),
  );
  expect(callers).toEqual([
    { client: '192.0.2.1', signal },
    { client: '192.0.2.2', signal },
  ]);
});

test('outside of a call, queries count for the unknown client', async () => {
  const { callers, store } = createStore();
  await store.all('SELECT 1', []);
  expect(callers).toEqual([{ client: 'unknown' }]);
});
