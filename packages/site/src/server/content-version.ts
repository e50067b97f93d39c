import { createContent } from '@recto/content';
import type { ContentConfig, ReadStore } from '@recto/content';
import { createDumps } from '@recto/content/node';
import { createHash } from 'node:crypto';

const ONE_ROW = { fields: ['id'], where: { join: 'AND' as const, parts: [] }, order: [], skip: 0, limit: 1 };

/** Names all that is in a database. Every collection is really asked: its version, and a row. */
export async function readContentVersion(store: ReadStore): Promise<string> {
  const dumps = createDumps(store);
  const content = createContent<ContentConfig>(store);
  const names = Object.keys(store.collections).sort();
  const versions = await Promise.all(
    names.map(async (collection) => {
      await content.run({ ...ONE_ROW, collection });
      return `${collection} ${await dumps.version(collection)}`;
    }),
  );
  return createHash('sha256').update(versions.join('\n')).digest('hex').slice(0, 16);
}
