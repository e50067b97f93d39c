import { openStore } from '@recto/content/node';
import { digestRows, parseQueryKey } from '../server/static/record-reads.ts';
import type { ExportState } from './export-state.ts';

/** Places of the reads of the last export that would give something else now. Queries alone can be asked again. */
export async function findChangedReads({ reads }: ExportState, content: string): Promise<ReadonlySet<number>> {
  const store = await openStore({ file: content });
  const changed = new Set<number>();
  try {
    for (const [place, [key, known]] of reads.entries()) {
      const query = parseQueryKey(key);
      if (!query) continue;
      // A table or a column may be gone.
      const rows = await store.all(query.sql, query.parameters).catch(() => undefined);
      if (!rows || digestRows(rows) !== known) changed.add(place);
    }
  } finally {
    await store.close();
  }
  return changed;
}
