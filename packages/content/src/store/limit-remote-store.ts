import { ANYBODY } from '../rate-limit/client-of.ts';
import { startDeadline } from './deadline.ts';
import type { Caller, LimitedStore } from './limited-store.ts';
import type { ResolvedQueryLimits } from './query-limits.ts';
import { createQueryQueue } from './query-queue.ts';
import type { ReadStore } from './store.ts';

/**
 * Limits for a database of a server, which ends a query by itself when its time is over. Until it has answered, the
 * query keeps its place here, so that no more of them run there than may.
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
