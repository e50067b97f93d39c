import { openStore } from '@recto/content/node';
import { readFacts } from '../content/content-folder.ts';
import { digestFact, parseFactKey } from '../server/static/record-facts.ts';
import { digestRows, parseQueryKey } from '../server/static/record-reads.ts';
import type { ExportState } from './export-state.ts';

/** Returns the indexes of reads of the last export whose result has changed, as far as the content can tell. */
export async function findChangedReads({ reads }: ExportState, content: string): Promise<ReadonlySet<number>> {
  const store = await openStore({ file: content });
  const facts = readFacts(content);
  const changed = new Set<number>();
  try {
    for (const [place, [key, known]] of reads.entries()) {
      const fact = parseFactKey(key);
      if (fact !== undefined && digestFact(fact, facts) !== known) changed.add(place);
      const query = parseQueryKey(key);
      if (!query) continue;
      // A table or a column may no longer exist.
      const rows = await store.all(query.sql, query.parameters).catch(() => undefined);
      if (!rows || digestRows(rows) !== known) changed.add(place);
    }
  } finally {
    await store.close();
  }
  return changed;
}
