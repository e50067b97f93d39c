import { VERSIONS_FILE, dumpUrl, dumpFile, pieceFile } from '../dump/urls.ts';
import { joinPieces, readPart, readPieces } from '../dump/part.ts';
import type { DumpPart } from '../dump/part.ts';
import { once } from '../once/once.ts';
import type { Query } from '../query/query.ts';
import { runQuery } from '../query/run-query.ts';
import type { Sqlite3Static } from '../store/wasm.ts';
import { openCollection } from './collection-store.ts';
import type { CollectionStore } from './collection-store.ts';
import type { PartKey } from './stored-parts.ts';
import { needsBody } from './needs-body.ts';
import type { SnapshotStorage } from './snapshot-storage.ts';
import type { ContentBuild } from './worker-protocol.ts';
import { unavailable } from './unavailable.ts';

/** Options of `createBrowserEngine`. */
export interface BrowserEngineOptions {
  /** Downloads SQLite and returns a function that starts it. */
  fetchSqlite: () => Promise<() => Promise<Sqlite3Static>>;
  /** Opens persistent storage for database snapshots. `site` distinguishes several sites on one host. */
  openSnapshotStorage: (site: string) => Promise<SnapshotStorage | undefined>;
  /** Runs work while no other tab runs work of the same name. */
  withLock: (name: string, work: () => Promise<void>) => Promise<void>;
  /** Fetches a text. Rejects for a failed response. */
  fetchText: (url: string, cache?: RequestCache) => Promise<string>;
}

/** Number of files of a dump that are loaded in parallel. */
const PARALLEL_PIECES = 6;

/** Runs a query. `content` is the version of the content that the page shows, if it is known. */
type BrowserEngine = (query: Query, build: ContentBuild, content?: string) => Promise<Record<string, unknown>[]>;

/** Version of each collection. */
type Versions = Partial<Record<string, string>>;

/**
 * Creates a function that runs queries in a database in the browser. SQLite and rows are loaded when the first query
 * needs them.
 */
export function createBrowserEngine({
  fetchSqlite,
  openSnapshotStorage,
  withLock,
  fetchText,
}: BrowserEngineOptions): BrowserEngine {
  const start = async (): Promise<Sqlite3Static> => {
    const run = await fetchSqlite().catch((error: unknown) => {
      throw unavailable('download', error);
    });
    return await run().catch((error: unknown) => {
      throw unavailable('engine', error);
    });
  };

  const download = async (
    collection: string,
    key: PartKey,
    version: string,
    build: ContentBuild,
  ): Promise<DumpPart> => {
    const request = { part: key.part, locale: key.locale === '' ? undefined : key.locale };
    const file = `${dumpFile(collection, request)}?v=${version}`;
    const url = build.source === 'files' ? file : dumpUrl(collection, version, request);
    try {
      const text = await fetchText(build.base + url);
      const list = readPieces(text);
      if (!list) return readPart(text);
      // File names change with their content, so any cached copy is valid.
      const read = (name: string) => fetchText(build.base + pieceFile(collection, name), 'force-cache');
      return joinPieces(list, await mapConcurrently(list.pieces, PARALLEL_PIECES, read));
    } catch (error) {
      throw unavailable('download', error);
    }
  };

  const engine = once(start);
  let lastVersions: { key: string; read: () => Promise<Versions> } | undefined;
  const stores = new Map<string, () => Promise<CollectionStore>>();

  const open = async (collection: string, build: ContentBuild): Promise<CollectionStore> => {
    const [sqlite3, snapshots] = await Promise.all([
      engine(),
      build.isLive ? undefined : openSnapshotStorage(build.base),
    ]);
    return await openCollection({
      collection,
      sqlite3,
      snapshots: build.source === 'files' ? ignoreFullStorage(snapshots) : snapshots,
      withLock: (work) => withLock(`${build.base} ${collection}`, work),
      download: (key, version) => download(collection, key, version, build),
      isLive: build.isLive,
    });
  };

  /** Loads the versions of all collections. If that fails, the rows that the browser already has are used. */
  const readVersions = async ({ base, isLive }: ContentBuild, content: string | undefined): Promise<Versions> => {
    if (isLive) return {};
    const key = `${base} ${content ?? ''}`;
    if (lastVersions?.key !== key) {
      const url = base + VERSIONS_FILE + (content === undefined ? '' : `?v=${content}`);
      // The response to a URL with a version never changes, so a cached copy of any age is valid.
      const cache = content === undefined ? 'no-cache' : 'force-cache';
      lastVersions = { key, read: once(async () => JSON.parse(await fetchText(url, cache)) as Versions) };
    }
    return await lastVersions.read().catch(() => ({}));
  };

  return async (query, build, content) => {
    const { collection, locale = '' } = query;
    const opened = stores.get(collection) ?? once(() => open(collection, build));
    stores.set(collection, opened);
    const [collectionStore, versions] = await Promise.all([opened(), readVersions(build, content)]);
    const needed = { locale, body: needsBody(query), version: versions[collection] };
    return await collectionStore.use(needed, (store) => runQuery(store, query));
  };
}

/** Ignores a failed write: without a server as fallback, rows that are only in memory are better than none. */
function ignoreFullStorage(snapshots: SnapshotStorage | undefined): SnapshotStorage | undefined {
  return (
    snapshots && {
      read: snapshots.read,
      write: (collection, snapshot) => snapshots.write(collection, snapshot).catch(() => undefined),
    }
  );
}

/** Calls `work` for each entry, with limited concurrency. */
async function mapConcurrently<Entry, Result>(
  entries: readonly Entry[],
  atOnce: number,
  work: (entry: Entry) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = entries.entries();
  const next = async (): Promise<void> => {
    for (const [index, entry] of left) results[index] = await work(entry);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return results;
}
