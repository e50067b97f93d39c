import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import type { ReadStore } from '@recto/content';
import type { Keep } from '../keep-result.ts';

/** What an answer was made from, each with a digest of what was read: the answer is the same as long as all digests are. */
export type Reads = ReadonlyMap<string, string>;

interface Recording {
  reads: Map<string, string>;
  /** Addresses of islands and pictures that the answer shows. */
  shown: Set<string>;
}

export interface Recorded<Result> {
  result: Result;
  reads: Reads;
  shown: readonly string[];
}

const recording = new AsyncLocalStorage<Recording>();

/** What is read while the site starts. Every answer depends on it. */
const shared = new Map<string, string>();

/** Calls some work, and returns with its result what it has read. */
export async function recordReads<Result>(work: () => Promise<Result>): Promise<Recorded<Result>> {
  const own: Recording = { reads: new Map(), shown: new Set() };
  const result = await recording.run(own, work);
  return { result, reads: own.reads, shown: [...own.shown] };
}

export function noteRead(key: string, digest: string): void {
  (recording.getStore()?.reads ?? shared).set(key, digest);
}

export function noteFile(address: string): void {
  recording.getStore()?.shown.add(address);
}

export function sharedReads(): Reads {
  return shared;
}

/** A store whose queries are recorded. */
export function recordStore(store: ReadStore): ReadStore {
  return {
    collections: store.collections,
    dialect: store.dialect,
    async all(sql, parameters) {
      const rows = await store.all(sql, parameters);
      noteRead(queryKey(sql, parameters), digestRows(rows));
      return rows;
    },
    close: async () => {
      await store.close();
    },
  };
}

/** Whoever gets a kept result has read what it was made from. */
export function recordKeep(keep: Keep): Keep {
  return (work, isGood = () => true) => {
    const kept = keep(
      async () => await recordReads(work),
      ({ result }) => isGood(result),
    );
    return async () => replay(await kept());
  };
}

/** Notes what a recorded result was made from, and returns the result. */
export function replay<Result>({ result, reads, shown }: Recorded<Result>): Result {
  for (const [key, digest] of reads) noteRead(key, digest);
  for (const address of shown) noteFile(address);
  return result;
}

/** The name of a query among the reads. `parseQueryKey` reads it. */
function queryKey(sql: string, parameters: readonly unknown[]): string {
  return JSON.stringify([sql, parameters]);
}

/** The query that a read was; `undefined` where it was another kind of read. */
export function parseQueryKey(key: string): { sql: string; parameters: (string | number | null)[] } | undefined {
  if (!key.startsWith('[')) return undefined;
  const [sql, parameters] = JSON.parse(key) as [string, (string | number | null)[]];
  return { sql, parameters };
}

export function digestRows(rows: readonly object[]): string {
  return digest(JSON.stringify(rows));
}

export function digest(data: string | Uint8Array): string {
  return hash('sha1', data, 'base64url');
}
