/** Persistent storage for database snapshots, by collection. */
export interface SnapshotStorage {
  read: (collection: string) => Promise<Snapshot | undefined>;
  /** Rejects if there is not enough space. */
  write: (collection: string, snapshot: Snapshot) => Promise<void>;
}

interface Snapshot {
  /** Identifies a version of the snapshot without comparing bytes. */
  stamp: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Name of the object store in browsers that visited the site before; it cannot be changed without losing rows. */
const STORE = 'images';

/** Opens the storage of snapshots in IndexedDB, in which writes are atomic. `undefined` if there is no storage. */
export async function openSnapshotStorage(name: string): Promise<SnapshotStorage | undefined> {
  const database = await open(name).catch(() => undefined);
  if (!database) return undefined;
  // Another tab can delete or upgrade the database without waiting for this page to be closed.
  database.addEventListener('versionchange', () => database.close());
  return {
    read: async (collection) =>
      (await finished(database.transaction(STORE).objectStore(STORE).get(collection))) as Snapshot | undefined,
    async write(collection, snapshot) {
      const transaction = database.transaction(STORE, 'readwrite');
      const committed = new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        // A full disk is reported only here: the request itself has already succeeded.
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The write was aborted.')));
      });
      transaction.objectStore(STORE).put(snapshot, collection);
      await committed;
    },
  };
}

async function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(STORE);
  });
  return (await finished(request)) as IDBDatabase;
}

async function finished(request: IDBRequest): Promise<unknown> {
  return await new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The request failed.')));
  });
}
