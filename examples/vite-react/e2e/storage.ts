import type { Page } from '@playwright/test';

/** Sets the storage quota of the site to one byte. */
export async function fillStorage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
}

/** Returns the collections whose database is stored in this browser. */
export async function storedCollections(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const finished = async <Result>(request: IDBRequest<Result>): Promise<Result> =>
      await new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
      });
    const [{ name } = {}] = await indexedDB.databases();
    if (name === undefined) return [];
    const database = await finished(indexedDB.open(name));
    const keys = await finished(database.transaction('images').objectStore('images').getAllKeys());
    database.close();
    return keys.map(String);
  });
}
