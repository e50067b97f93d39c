import { AsyncLocalStorage } from 'node:async_hooks';
import { UNKNOWN_CLIENT } from '@recto/content/node';
import type { Caller, LimitedStore } from '@recto/content/node';
import type { ReadStore } from '@recto/content';

const callers = new AsyncLocalStorage<Caller>();

/** Runs a function for a caller: its queries to `storeOfCaller` count towards the limits of this caller. */
export async function runAs<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  return await callers.run(caller, work);
}

/** Returns a store with the limits of the current caller. Tools have no access to their caller. */
export function storeOfCaller(store: LimitedStore): ReadStore {
  return {
    ...store,
    all: (sql, parameters) => store.for(callers.getStore() ?? { client: UNKNOWN_CLIENT }).all(sql, parameters),
  };
}
