import type { ReadStore } from '@recto/content';
import type { Caller, LimitedStore } from '@recto/content/node';
import { expect, test } from 'vitest';
import { runAs, storeOfCaller } from './caller.ts';

/** A store that records the caller of each query. */
function createStore() {
  const callers: Caller[] = [];
  const emptyStore: ReadStore = {
    collections: {},
    dialect: { name: 'sqlite' } as ReadStore['dialect'],
    all: () => Promise.reject(new Error('The query has no caller.')),
    close: async () => undefined,
  };
  const store: LimitedStore = {
    ...emptyStore,
    for: (caller) => ({
      ...emptyStore,
      all: async () => {
        callers.push(caller);
        return [];
      },
    }),
  };
  return { callers, store: storeOfCaller(store) };
}

test('SEC-5: concurrent queries of agents have the limits of their own clients', async () => {
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

test('outside of a call, queries are counted for the unknown client', async () => {
  const { callers, store } = createStore();
  await store.all('SELECT 1', []);
  expect(callers).toEqual([{ client: 'unknown' }]);
});
