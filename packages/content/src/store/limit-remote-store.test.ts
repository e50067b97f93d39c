import { expect, test } from 'vitest';
import { sqliteDialect } from '../query/sqlite-dialect.ts';
import { limitRemoteStore } from './limit-remote-store.ts';
import { resolveQueryLimits } from './query-limits.ts';
import type { QueryLimits } from './query-limits.ts';
import type { RawRow, ReadStore } from './store.ts';

/** Creates a remote database whose results the test controls. */
function createRemote(limits: QueryLimits) {
  const pending: PromiseWithResolvers<RawRow[]>[] = [];
  const store: ReadStore = {
    collections: { pages: { id: 'string' } },
    dialect: sqliteDialect,
    all: () => {
      const result = Promise.withResolvers<RawRow[]>();
      pending.push(result);
      return result.promise;
    },
    close: async () => undefined,
  };
  return { store, pending, limited: limitRemoteStore(store, resolveQueryLimits({ timeout: 60_000, ...limits })) };
}

test('passes on results and errors within the time limit', async () => {
  const { store, pending, limited } = createRemote({ running: 4 });
  const results = [limited.all('a', []), limited.all('b', [])];
  await new Promise(setImmediate);
  pending[0]?.resolve([{ id: 'x' }]);
  pending[1]?.reject(new Error('no such table'));
  expect(await results[0]).toEqual([{ id: 'x' }]);
  await expect(results[1]).rejects.toThrow('no such table');
  expect(limited.collections).toBe(store.collections);
});

test('a query fails when its time limit is over', async () => {
  const { limited } = createRemote({ timeout: 10 });
  await expect(limited.all('a', [])).rejects.toThrow(
    expect.objectContaining({ code: 'query/too-slow', message: 'The query took longer than 10 ms and was ended.' }),
  );
});

test('SEC-3: a query counts as running until the database has ended it', async () => {
  const { pending, limited } = createRemote({ running: 1, timeout: 50 });
  await expect(limited.all('a', [])).rejects.toMatchObject({ code: 'query/too-slow' });
  await expect(limited.all('b', [])).rejects.toMatchObject({ code: 'query/too-slow' });
  expect(pending).toHaveLength(1);
  pending[0]?.reject(new Error('canceled'));
  const next = limited.all('c', []);
  await new Promise(setImmediate);
  pending[1]?.resolve([{ id: 'c' }]);
  expect(await next).toEqual([{ id: 'c' }]);
});

test('SEC-5: a query whose client disconnected is not sent', async () => {
  const { pending, limited } = createRemote({ running: 1 });
  const left = new AbortController();
  const first = limited.for({ client: 'a' }).all('a', []);
  const second = limited.for({ client: 'b', signal: left.signal }).all('b', []);
  left.abort(new Error('left'));
  await expect(second).rejects.toThrow('left');
  await new Promise(setImmediate);
  pending[0]?.resolve([]);
  await first;
  await new Promise(setImmediate);
  expect(pending).toHaveLength(1);
});
