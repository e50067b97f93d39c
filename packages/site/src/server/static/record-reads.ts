import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import type { ReadStore } from '@recto/content';
import type { CacheResult } from '../cache-result.ts';

/**
 * What a response was made from: a digest for each read, by key. The response stays the same as long as all digests do.
 */
export type Reads = ReadonlyMap<string, string>;

interface Recording {
  reads: Map<string, string>;
  /** Paths of islands and images that the response contains. */
  shown: Set<string>;
}

/** A result with what it was made from. */
export interface Recorded<Result> {
  /** The result of the function. */
  result: Result;
  /** Everything that was read to make it. */
  reads: Reads;
  /** Paths of islands and images that it contains. */
  files: readonly string[];
}

const recording = new AsyncLocalStorage<Recording>();

/** What is read while the site starts. Every response depends on it. */
const shared = new Map<string, string>();

/** Runs a function, and returns its result with everything that it has read. */
export async function recordReads<Result>(work: () => Promise<Result>): Promise<Recorded<Result>> {
  const current: Recording = { reads: new Map(), shown: new Set() };
  const result = await recording.run(current, work);
  return { result, reads: current.reads, files: [...current.shown] };
}

/** Records a read for the current response; outside of a response, for all of them. */
export function recordRead(key: string, digest: string): void {
  (recording.getStore()?.reads ?? shared).set(key, digest);
}

/** Records the path of an island or image that the current response contains. */
export function recordFile(address: string): void {
  recording.getStore()?.shown.add(address);
}

/** Everything that was read while the site started. */
export function sharedReads(): Reads {
  return shared;
}

/** Wraps a store so that its queries are recorded. */
export function recordStore(store: ReadStore): ReadStore {
  return {
    collections: store.collections,
    dialect: store.dialect,
    async all(sql, parameters) {
      const rows = await store.all(sql, parameters);
      recordRead(queryKey(sql, parameters), digestRows(rows));
      return rows;
    },
    close: async () => {
      await store.close();
    },
  };
}

/** Wraps a cache so that the reads of a cached result are recorded each time it is used. */
export function recordCache(cacheResult: CacheResult): CacheResult {
  return (work, isCacheable = () => true) => {
    const cached = cacheResult(
      async () => await recordReads(work),
      ({ result }) => isCacheable(result),
    );
    return async () => replay(await cached());
  };
}

/** Records what a recorded result was made from, and returns the result. */
export function replay<Result>({ result, reads, files }: Recorded<Result>): Result {
  for (const [key, digest] of reads) recordRead(key, digest);
  for (const address of files) recordFile(address);
  return result;
}

/** The key of a query. `parseQueryKey` parses it. */
function queryKey(sql: string, parameters: readonly unknown[]): string {
  return JSON.stringify([sql, parameters]);
}

/** Whether a read with this key is a query. */
export function isQueryKey(key: string): boolean {
  return key.startsWith('[');
}

/** Parses the key of a query; `undefined` if it is another kind of read. */
export function parseQueryKey(key: string): { sql: string; parameters: (string | number | null)[] } | undefined {
  if (!isQueryKey(key)) return undefined;
  const [sql, parameters] = JSON.parse(key) as [string, (string | number | null)[]];
  return { sql, parameters };
}

/** Digest of the result of a query. */
export function digestRows(rows: readonly object[]): string {
  return digest(JSON.stringify(rows));
}

/** A short hash, to detect changes. */
export function digest(data: string | Uint8Array): string {
  return hash('sha1', data, 'base64url');
}
