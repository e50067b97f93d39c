/** Maximum number of clients that are stored; the one without requests for the longest time is removed first. */
const MAX_CLIENTS = 10_000;

interface Bucket {
  /** Remaining units at the time `at`. */
  left: number;
  /** Time of the last update, in milliseconds. */
  at: number;
}

/** Options of `createRateLimit`. */
export interface RateLimitOptions {
  /** How much one client may use per minute, also all at once: requests, or another unit that `cost` is measured in. */
  perMinute: number;
  /**
   * Returns the current time in milliseconds.
   * @default Date.now
   */
  now?: () => number;
}

/**
 * Counts `cost` (1 by default) for a client. Returns 0 if the client may continue, or the number of seconds it has to
 * wait. A cost of 0 only reads the waiting time.
 */
export type RateLimit = (client: string, cost?: number) => number;

/**
 * Creates a token bucket per client. The bucket is refilled continuously, so that a client that stays below the limit
 * never waits. Each server process counts separately.
 */
export function createRateLimit({ perMinute, now = Date.now }: RateLimitOptions): RateLimit {
  const buckets = new Map<string, Bucket>();
  const perMillisecond = perMinute / 60_000;
  return (client, cost = 1) => {
    const at = now();
    const bucket = buckets.get(client) ?? { left: perMinute, at };
    const left = Math.min(perMinute, bucket.left + (at - bucket.at) * perMillisecond);
    const isOpen = left >= 1;
    // Inserted again, so that the map is ordered by the time of the last request, oldest first.
    buckets.delete(client);
    buckets.set(client, { left: isOpen ? left - cost : left, at });
    const [oldest] = buckets.size > MAX_CLIENTS ? buckets.keys() : [];
    if (oldest !== undefined) buckets.delete(oldest);
    return isOpen ? 0 : Math.ceil((1 - left) / perMillisecond / 1000);
  };
}
