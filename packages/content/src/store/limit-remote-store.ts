import { ANYBODY } from '../rate-limit/client-of.ts';
import { startDeadline } from './deadline.ts';
import type { Caller, LimitedStore } from './limited-store.ts';
import type { ResolvedQueryLimits } from './query-limits.ts';
import { createQueryQueue } from './query-queue.ts';
import type { ReadStore } from './store.ts';

/**
 * Limits for a database of a server. PostgreSQL ends a query by itself when its time is over; the answer of a libSQL
 * server is no longer waited for. Until then the query keeps its place here, so that no more of them run there than may.
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

  return { ...storeFor({ client: ANYBODY }), for: storeFor };
}
