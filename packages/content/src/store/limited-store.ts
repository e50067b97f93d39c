import type { ReadStore } from './store.ts';

/** Whose query it is. */
export interface Caller {
  /** Who shares the limits of a client: one address, as a rule. */
  client: string;
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
}

/** A store for queries from outside: each client gets its share of it, and no query takes longer than its time. */
export interface LimitedStore extends ReadStore {
  /** The store as one caller may use it. Without it, a query belongs to nobody in particular. */
  for(caller: Caller): ReadStore;
}
