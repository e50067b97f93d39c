/** Most clients that are remembered; the one that has been silent longest goes first. */
const MOST_CLIENTS = 10_000;

interface Bucket {
  /** How much is left. */
  left: number;
  /** When that was so, in milliseconds. */
  at: number;
}

export interface RateLimitOptions {
  /** What one client may use, in a minute and at once: requests, or another unit that `cost` counts in. */
  perMinute: number;
  now?: () => number;
}

/** Counts what a client uses: one request, unless a cost is named. A cost of 0 only reads the wait. */
export type RateLimit = (client: string, cost?: number) => number;

/**
 * Gives 0 where a client may go on, or the seconds it has to wait. What is used up comes back evenly, so that a client
 * that keeps to the limit never waits. Each server counts for itself: there is nothing they would share.
 */
export function createRateLimit({ perMinute, now = Date.now }: RateLimitOptions): RateLimit {
  const buckets = new Map<string, Bucket>();
  const perMillisecond = perMinute / 60_000;
  return (client, cost = 1) => {
    const at = now();
    const known = buckets.get(client) ?? { left: perMinute, at };
    const left = Math.min(perMinute, known.left + (at - known.at) * perMillisecond);
    const isOpen = left >= 1;
    // Put in anew, so that the map has the silent ones first.
    buckets.delete(client);
    buckets.set(client, { left: isOpen ? left - cost : left, at });
    const [oldest] = buckets.size > MOST_CLIENTS ? buckets.keys() : [];
    if (oldest !== undefined) buckets.delete(oldest);
    return isOpen ? 0 : Math.ceil((1 - left) / perMillisecond / 1000);
  };
}
