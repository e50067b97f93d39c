/** Databases that outlive the page, by the name of their collection. */
export interface Images {
  read: (collection: string) => Promise<Image | undefined>;
  /** Rejects where there is no room. */
  write: (collection: string, image: Image) => Promise<void>;
}

interface Image {
  /** Tells one state from another without comparing bytes. */
  stamp: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const STORE = 'images';

/** Images in the browser's own database: written whole or not at all. Nothing where the browser keeps nothing. */
export async function openImages(name: string): Promise<Images | undefined> {
  const database = await open(name).catch(() => undefined);
  if (!database) return undefined;
  // Whoever deletes the database, or brings it into another form, does not have to wait for this page to be closed.
  database.addEventListener('versionchange', () => database.close());
  return {
    read: async (collection) =>
      (await finished(database.transaction(STORE).objectStore(STORE).get(collection))) as Image | undefined,
    async write(collection, image) {
      const transaction = database.transaction(STORE, 'readwrite');
      const committed = new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        // A full disk shows only here: the request itself has succeeded by then.
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The write was aborted.')));
      });
      transaction.objectStore(STORE).put(image, collection);
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
