import type { DumpPart } from '../dump/part.ts';
import { openWasm } from '../store/wasm.ts';
import type { Sqlite3Static, WasmStore } from '../store/wasm.ts';
import { createStoredParts } from './stored-parts.ts';
import type { PartKey } from './stored-parts.ts';
import type { SnapshotStorage } from './snapshot-storage.ts';
import { unavailable } from './unavailable.ts';

/** Options of `openCollection`. */
export interface CollectionStoreOptions {
  collection: string;
  sqlite3: Sqlite3Static;
  /** Persistent storage for the database; `undefined` if there is none. */
  snapshots: SnapshotStorage | undefined;
  /** Runs work while no other tab runs the same work. */
  withLock: (work: () => Promise<void>) => Promise<void>;
  /** Downloads a part of the collection in a version. */
  download: (key: PartKey, version: string) => Promise<DumpPart>;
  /** Whether rows may change without a new version, as on a development server. */
  isLive: boolean;
}

/** The rows that a query needs. */
interface NeededRows {
  /** `''` for all languages. */
  locale: string;
  /** Whether the bodies of pages are needed. */
  body: boolean;
  /** `undefined` if the current version could not be loaded: then any version is used. */
  version: string | undefined;
}

/** A collection in the database of a browser. */
export interface CollectionStore {
  /** Runs work with the rows of the requested version, or of a newer version if the server has one meanwhile. */
  use: <Result>(needed: NeededRows, work: (store: WasmStore) => Promise<Result>) => Promise<Result>;
}

/** Number of attempts: the server may be updated between two downloads, and another tab may replace the rows. */
const MAX_ATTEMPTS = 3;

/**
 * Opens the database of one collection and loads the stored one. `use` updates it if it is outdated, and stores it
 * again.
 */
export async function openCollection(options: CollectionStoreOptions): Promise<CollectionStore> {
  const { collection, sqlite3, snapshots, withLock, download, isLive } = options;
  let store = openWasm(sqlite3);
  let storedParts = await createStoredParts(store, collection);
  let stamp = '';
  /** The version that the server returned for a requested version, so that an old version is not requested again. */
  const served = new Map<string, string>();
  let last = Promise.resolve();

  const isStored = ({ locale, body, version }: NeededRows): boolean => {
    const index = storedParts.versionOf({ part: 'index', locale });
    if (index === undefined) return false;
    if (version !== undefined && index !== version && index !== served.get(`${locale} ${version}`)) return false;
    const hasBodies = Object.hasOwn(store.collections[collection] ?? {}, 'body');
    return !body || !hasBodies || storedParts.versionOf({ part: 'body', locale }) !== undefined;
  };

  /** Loads the database that an earlier page or another tab has stored. A damaged one is ignored. */
  const restore = async (): Promise<void> => {
    const snapshot = await snapshots?.read(collection).catch(() => undefined);
    if (!snapshot || snapshot.stamp === stamp) return;
    const restored = await openSnapshot(sqlite3, snapshot.bytes).catch(() => undefined);
    if (!restored) return;
    const [next, former] = [await createStoredParts(restored, collection), store];
    // Replaced in one step, because queries run meanwhile.
    [store, storedParts, stamp] = [restored, next, snapshot.stamp];
    await former.close();
  };

  const saveSnapshot = async (): Promise<void> => {
    const next = `${Date.now()} ${Math.random()}`;
    try {
      await snapshots?.write(collection, { stamp: next, bytes: store.snapshot() });
      stamp = next;
    } catch (error) {
      throw unavailable('storage', error);
    }
  };

  const updateIndex = async ({ locale, version = '' }: NeededRows, downloadVersion = version): Promise<void> => {
    const key = { part: 'index', locale } as const;
    const dump = await download(key, downloadVersion);
    await storedParts.apply(key, dump);
    served.set(`${locale} ${version}`, dump.version);
  };

  /**
   * Downloads bodies in the version of the index (the rows without their bodies); if the server has a newer version,
   * the index is updated too.
   */
  const updateBodies = async (needed: NeededRows): Promise<void> => {
    const { locale } = needed;
    const key = { part: 'body', locale } as const;
    const indexVersion = (): string => storedParts.versionOf({ part: 'index', locale }) ?? '';
    for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
      const dump = await download(key, indexVersion());
      if (dump.version !== indexVersion()) await updateIndex(needed, dump.version);
      if (dump.version === indexVersion()) {
        await storedParts.apply(key, dump);
        return;
      }
    }
    throw unavailable('download', 'index and bodies are of different versions');
  };

  const update = async (needed: NeededRows): Promise<void> => {
    await restore();
    if (isStored(needed) && !isLive) return;
    if (isLive || !isStored({ ...needed, body: false })) await updateIndex(needed);
    if (!isStored(needed)) await updateBodies(needed);
    await saveSnapshot();
  };

  const queueUpdate = async (needed: NeededRows): Promise<void> => {
    const queued = last.then(() => withLock(() => update(needed)));
    last = queued.catch(() => undefined);
    await queued;
  };

  await restore();
  return {
    async use(needed, work) {
      if (isLive) await queueUpdate(needed);
      for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
        // There is no `await` between the check and the work, so the database cannot be replaced in between.
        if (isStored(needed)) return await work(store);
        await queueUpdate(needed);
      }
      throw unavailable('download', 'another tab keeps changing it');
    },
  };
}

/** Opens a stored database. Throws if it is damaged or incomplete. */
async function openSnapshot(sqlite3: Sqlite3Static, bytes: Uint8Array): Promise<WasmStore> {
  const store = openWasm(sqlite3, bytes);
  const [result] = await store.all('PRAGMA quick_check(1)', []);
  if (result?.['quick_check'] === 'ok') return store;
  await store.close();
  throw new Error('The stored database is damaged.');
}
