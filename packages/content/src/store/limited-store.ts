import type { ReadStore } from './store.ts';

/** The sender of a query. */
export interface Caller {
  /** Callers with the same value share the limits of one client. Usually an IP address. */
  client: string;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal | undefined;
}

/** A store for queries from the network: each client has limits, and every query has a time limit. */
export interface LimitedStore extends ReadStore {
  /**
   * Returns the store with the limits of one caller. Queries on the `LimitedStore` itself share the limits of one client:
   * that of callers whose address is not known.
   */
  for(caller: Caller): ReadStore;
}
