import type { ContentVersion } from './content-version.ts';

/** Milliseconds for which the version is not read again. */
const READ_EVERY_MS = 1000;
/** Minimum time between two reads because of a request that names another version, in milliseconds. */
const READ_AGAIN_MS = 100;
/** How long a request waits for the version if an older one is known, in milliseconds. */
const MAX_WAIT_MS = 1000;

/** Options of `sharedVersion`. */
export interface SharedVersionOptions {
  /** Returns the time of a monotonic clock in milliseconds. Tests replace it. */
  now?: () => number;
  /** How long a request waits for the version if an older one is known, in milliseconds. */
  maxWait?: number;
}

interface KnownVersion {
  version: string;
  /** When it was read. */
  time: number;
  /** Number of the read. A slow read must not replace the result of a later one. */
  read: number;
}

/**
 * The version of a shared database, whose content may change at any time. While the database is unavailable, the last
 * known version stays the current one, so that pages in the cache can be sent.
 */
export function sharedVersion(
  read: () => Promise<string>,
  { now = () => performance.now(), maxWait = MAX_WAIT_MS }: SharedVersionOptions = {},
): ContentVersion {
  let known: KnownVersion | undefined;
  let reads = 0;
  let startedAt = -Infinity;
  let isUnavailable = false;
  let reading: Promise<string> | undefined;

  const readNow = async (): Promise<string> => {
    const number = (reads += 1);
    startedAt = now();
    try {
      const version = await read();
      isUnavailable = false;
      if (known === undefined || known.read < number) known = { version, time: now(), read: number };
      return version;
    } catch (error) {
      isUnavailable = true;
      throw error;
    }
  };

  /** Reads the version once for all requests that wait for it. */
  const readOnce = (): Promise<string> => {
    reading ??= readNow().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  /** Returns the version when it is read, or the known one if that fails or takes too long. */
  const readOrKnown = async (before: KnownVersion): Promise<string> => {
    const timedOut = Promise.withResolvers<string>();
    const timer = setTimeout(() => {
      isUnavailable = true;
      timedOut.resolve(before.version);
    }, maxWait);
    try {
      return await Promise.race([readOnce().catch(() => before.version), timedOut.promise]);
    } finally {
      clearTimeout(timer);
    }
  };

  const isOlderThan = (time: number, age: number): boolean => now() - time >= age;

  const current = async (): Promise<string> => {
    if (!known) return await readOnce();
    if (!isOlderThan(known.time, READ_EVERY_MS)) return known.version;
    if (!isUnavailable) return await readOrKnown(known);
    // Requests do not wait for an unavailable database; one of them tries it again each second.
    if (isOlderThan(startedAt, READ_EVERY_MS)) readOnce().catch(() => undefined);
    return known.version;
  };

  return {
    current,
    async isCurrent(version) {
      // Unlike `current`, this reads the version even if the database was unavailable a moment ago: a database with
      // other content may have replaced it.
      const timedOut = Promise.withResolvers<undefined>();
      const timer = setTimeout(() => {
        timedOut.resolve(undefined);
      }, maxWait);
      try {
        return version === (await Promise.race([readNow().catch(() => undefined), timedOut.promise]));
      } finally {
        clearTimeout(timer);
      }
    },
    async currentFor(version) {
      const served = await current();
      if (served === version || !known || isUnavailable || !isOlderThan(startedAt, READ_AGAIN_MS)) return served;
      return await readOrKnown(known);
    },
    async refresh() {
      await readNow();
    },
  };
}
