import { openStore } from '@recto/content/node';
import { readMetadata } from '../content/content-folder.ts';
import { digestMetadata, parseMetadataKey } from '../server/static/record-metadata.ts';
import { digestRows, parseQueryKey } from '../server/static/record-reads.ts';
import type { ExportState } from './export-state.ts';

/** Returns the indexes of reads of the last export whose result in the content has changed. */
export async function findChangedReads({ reads }: ExportState, content: string): Promise<ReadonlySet<number>> {
  const store = await openStore({ file: content });
  const metadata = readMetadata(content);
  const changed = new Set<number>();
  try {
    for (const [index, [key, digest]] of reads.entries()) {
      const fact = parseMetadataKey(key);
      if (fact !== undefined && digestMetadata(fact, metadata) !== digest) changed.add(index);
      const query = parseQueryKey(key);
      if (!query) continue;
      // A table or a column may no longer exist.
      const rows = await store.all(query.sql, query.parameters).catch(() => undefined);
      if (!rows || digestRows(rows) !== digest) changed.add(index);
    }
  } finally {
    await store.close();
  }
  return changed;
}
