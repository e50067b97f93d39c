import { createRateLimit } from '../rate-limit/rate-limit.ts';
import { tooManyOfClient, tooManyWaiting, tooMuchTimeOfClient } from './query-limits.ts';
import type { ResolvedQueryLimits } from './query-limits.ts';

/** Ends a running query, so that the next one can start. */
type Release = () => void;

interface Client {
  running: number;
  /** Functions that start the waiting queries, in order of arrival. */
  waiting: (() => void)[];
}

/** A queue that limits the number of running queries. */
export interface QueryQueue {
  /** Waits until a query of this client may run. If the signal is aborted first, its reason is thrown. */
  enter(client: string, signal: AbortSignal): Promise<Release>;
}

type QueueLimits = Pick<ResolvedQueryLimits, 'running' | 'waiting' | 'waitingPerClient' | 'timePerClient'>;

/**
 * Creates a queue that decides which query runs next. Clients take turns, and one client gets at most half of the
 * running queries, so that many queries of one client do not delay those of another.
 */
export function createQueryQueue(
  { running, waiting, waitingPerClient, timePerClient }: QueueLimits,
  now: () => number = () => performance.now(),
): QueryQueue {
  const runningPerClient = Math.max(1, Math.floor(running / 2));
  const waitOf = createRateLimit({ perMinute: timePerClient, now });
  /** Clients with queries in the queue; the client whose query started last is at the end. */
  const clients = new Map<string, Client>();
  let runningNow = 0;
  let waitingNow = 0;

  const startNext = (): void => {
    for (const [name, client] of clients) {
      if (runningNow >= running) return;
      if (client.running >= runningPerClient) continue;
      const start = client.waiting.shift();
      if (!start) continue;
      clients.delete(name);
      clients.set(name, client);
      start();
    }
  };

  const begin = (name: string, client: Client): Release => {
    const startedAt = now();
    runningNow += 1;
    client.running += 1;
    return () => {
      runningNow -= 1;
      client.running -= 1;
      waitOf(name, now() - startedAt);
      if (client.running === 0 && client.waiting.length === 0) clients.delete(name);
      startNext();
    };
  };

  const wait = async (name: string, client: Client, signal: AbortSignal): Promise<Release> => {
    const started = Promise.withResolvers<Release>();
    const start = (): void => {
      waitingNow -= 1;
      signal.removeEventListener('abort', leave);
      started.resolve(begin(name, client));
    };
    const leave = (): void => {
      waitingNow -= 1;
      client.waiting.splice(client.waiting.indexOf(start), 1);
      if (client.running === 0 && client.waiting.length === 0) clients.delete(name);
      started.reject(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, { once: true });
    client.waiting.push(start);
    waitingNow += 1;
    return await started.promise;
  };

  return {
    async enter(name, signal) {
      signal.throwIfAborted();
      const seconds = waitOf(name, 0);
      if (seconds > 0) throw tooMuchTimeOfClient(seconds);
      const client = clients.get(name) ?? { running: 0, waiting: [] };
      const isFree = runningNow < running && client.running < runningPerClient;
      if (!isFree && client.waiting.length >= waitingPerClient) throw tooManyOfClient(waitingPerClient);
      if (!isFree && waitingNow >= waiting) throw tooManyWaiting(waiting);
      clients.set(name, client);
      return isFree ? begin(name, client) : await wait(name, client, signal);
    },
  };
}
