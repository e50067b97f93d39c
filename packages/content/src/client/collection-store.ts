import type { DumpPart } from '../dump/part.ts';
import { openWasm } from '../store/wasm.ts';
import type { Sqlite3Static, WasmStore } from '../store/wasm.ts';
import { createHeldRows } from './held-rows.ts';
import type { TextPart } from './held-rows.ts';
import type { Images } from './images.ts';
import { unavailable } from './unavailable.ts';

export interface CollectionStoreOptions {
  collection: string;
  sqlite3: Sqlite3Static;
  /** Where the database outlives the page; nothing where it does not. */
  images: Images | undefined;
  /** Runs the work while no other tab does the same. */
  alone: (work: () => Promise<void>) => Promise<void>;
  download: (piece: TextPart, version: string) => Promise<DumpPart>;
  /** The rows may change without a new version. */
  isLive: boolean;
}

/** The rows that a query is about. */
interface Wanted {
  /** `''` for all languages. */
  locale: string;
  body: boolean;
  /** Nothing where it could not be found out: then any version will do. */
  version: string | undefined;
}

export interface CollectionStore {
  /** Works with the rows in the version asked for, or in the other one that the server has by now. */
  use: <Result>(wanted: Wanted, work: (store: WasmStore) => Promise<Result>) => Promise<Result>;
}

/** Between two parts a server may be updated, and between two looks another tab may; so often it is tried again. */
const MOST_TRIES = 3;

/** The database of one collection: as it was kept, brought up to date where it is behind, and kept again. */
export async function openCollection(options: CollectionStoreOptions): Promise<CollectionStore> {
  const { collection, sqlite3, images, alone, download, isLive } = options;
  let store = openWasm(sqlite3);
  let held = await createHeldRows(store, collection);
  let stamp = '';
  /** What was given for what was asked: a server that has moved on is not asked again for what it no longer has. */
  const given = new Map<string, string>();
  let last = Promise.resolve();

  const isThere = ({ locale, body, version }: Wanted): boolean => {
    const index = held.versionOf({ part: 'index', locale });
    if (index === undefined) return false;
    if (version !== undefined && index !== version && index !== given.get(`${locale} ${version}`)) return false;
    const hasBodies = Object.hasOwn(store.collections[collection] ?? {}, 'body');
    return !body || !hasBodies || held.versionOf({ part: 'body', locale }) !== undefined;
  };

  /** Takes over what an earlier page, or another tab, has kept. What cannot be read is as good as nothing. */
  const restore = async (): Promise<void> => {
    const image = await images?.read(collection).catch(() => undefined);
    if (!image || image.stamp === stamp) return;
    const kept = await openImage(sqlite3, image.bytes).catch(() => undefined);
    if (!kept) return;
    const [next, former] = [await createHeldRows(kept, collection), store];
    // All at once: queries go on meanwhile.
    [store, held, stamp] = [kept, next, image.stamp];
    await former.close();
  };

  const keep = async (): Promise<void> => {
    const next = `${Date.now()} ${Math.random()}`;
    try {
      await images?.write(collection, { stamp: next, bytes: store.image() });
      stamp = next;
    } catch (error) {
      throw unavailable('storage', error);
    }
  };

  const bringIndex = async ({ locale, version = '' }: Wanted, current = version): Promise<void> => {
    const piece = { part: 'index', locale } as const;
    const dump = await download(piece, current);
    await held.take(piece, dump);
    given.set(`${locale} ${version}`, dump.version);
  };

  /** Bodies of the version that the index has; where the server has another one by now, the index follows. */
  const bringBodies = async (wanted: Wanted): Promise<void> => {
    const { locale } = wanted;
    const piece = { part: 'body', locale } as const;
    const indexVersion = (): string => held.versionOf({ part: 'index', locale }) ?? '';
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const dump = await download(piece, indexVersion());
      if (dump.version !== indexVersion()) await bringIndex(wanted, dump.version);
      if (dump.version === indexVersion()) {
        await held.take(piece, dump);
        return;
      }
    }
    throw unavailable('download', 'index and bodies are of different versions');
  };

  const bring = async (wanted: Wanted): Promise<void> => {
    await restore();
    if (isThere(wanted) && !isLive) return;
    if (isLive || !isThere({ ...wanted, body: false })) await bringIndex(wanted);
    if (!isThere(wanted)) await bringBodies(wanted);
    await keep();
  };

  const bringInTurn = async (wanted: Wanted): Promise<void> => {
    const turn = last.then(() => alone(() => bring(wanted)));
    last = turn.catch(() => undefined);
    await turn;
  };

  await restore();
  return {
    async use(wanted, work) {
      if (isLive) await bringInTurn(wanted);
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        // Nothing comes between the look and the work: whoever waits here may find another database afterwards.
        if (isThere(wanted)) return await work(store);
        await bringInTurn(wanted);
      }
      throw unavailable('download', 'another tab keeps changing it');
    },
  };
}

/** Throws where the bytes are no whole database. */
async function openImage(sqlite3: Sqlite3Static, bytes: Uint8Array): Promise<WasmStore> {
  const store = openWasm(sqlite3, bytes);
  const [result] = await store.all('PRAGMA quick_check(1)', []);
  if (result?.['quick_check'] === 'ok') return store;
  await store.close();
  throw new Error('The kept database is damaged.');
}
