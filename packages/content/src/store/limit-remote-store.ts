import { UNKNOWN_CLIENT } from '../rate-limit/client-of.ts';
import { startDeadline } from './deadline.ts';
import type { Caller, LimitedStore } from './limited-store.ts';
import type { ResolvedQueryLimits } from './query-limits.ts';
import { createQueryQueue } from './query-queue.ts';
import type { ReadStore } from './store.ts';

/**
 * Adds limits to a database on a server. PostgreSQL itself cancels a query that takes too long; the request to a libSQL
 * server is aborted. Until then the query counts as running, so that the database never runs more queries than allowed.
 */
export function limitRemoteStore(store: ReadStore, limits: ResolvedQueryLimits): LimitedStore {
  const queue = createQueryQueue(limits);

  const storeFor = (caller: Caller): ReadStore => ({
    ...store,
    async all(sql, parameters) {
      const deadline = startDeadline(limits.timeout, caller.signal ? [caller.signal] : []);
      try {
        const release = await queue.enter(caller.client, deadline.signal);
        return await deadline.race(store.all(sql, parameters).finally(release));
      } finally {
        deadline.clear();
      }
    },
  });

  return { ...storeFor({ client: UNKNOWN_CLIENT }), for: storeFor };
}
