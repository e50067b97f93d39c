import { AsyncLocalStorage } from 'node:async_hooks';
import { ANYBODY } from '@recto/content/node';
import type { Caller, LimitedStore } from '@recto/content/node';
import type { ReadStore } from '@recto/content';

const callers = new AsyncLocalStorage<Caller>();

/** Does some work for a caller: what it asks `storeOfCaller` counts as theirs. */
export async function runAs<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  return await callers.run(caller, work);
}

/** A store that has the limits of whoever is being answered. Tools do not know who called them. */
export function storeOfCaller(store: LimitedStore): ReadStore {
  return {
    ...store,
    all: (sql, parameters) => store.for(callers.getStore() ?? { client: ANYBODY }).all(sql, parameters),
  };
}
