import type { Columns } from '../collections/columns.ts';
import { quoteName } from '../query/names.ts';
import type { ReadStore } from './store.ts';
import { tableOf } from './store.ts';
import { nameVersion, readVersion } from './version.ts';

export interface CollectionMeasures {
  name: string;
  columns: Columns;
  /** Rows by language; `''` for those that lie in no language's folder. */
  rows: Record<string, number>;
  /** Bytes of the table and its indexes. */
  size: number;
  /** Bytes of the bodies in it. */
  bodies: number;
  version: string;
}

/** How much a SQLite database holds, collection by collection. */
export async function measureStore(store: ReadStore): Promise<CollectionMeasures[]> {
  const measures: CollectionMeasures[] = [];
  for (const [name, columns] of Object.entries(store.collections)) {
    measures.push({
      name,
      columns,
      rows: await countRows(store, name, columns),
      size: await numberOf(
        store,
        'SELECT SUM("pgsize") AS "number" FROM dbstat WHERE "name" IN (SELECT "name" FROM sqlite_schema WHERE "tbl_name" = ?)',
        [tableOf(name)],
      ),
      bodies: Object.hasOwn(columns, 'body')
        ? await numberOf(store, `SELECT SUM(OCTET_LENGTH("body")) AS "number" FROM ${quoteName(tableOf(name))}`)
        : 0,
      version: nameVersion(await readVersion(store, name)),
    });
  }
  return measures;
}

/** A database of a dev server has drafts in it; where they can be told, they do not count. */
async function countRows(store: ReadStore, name: string, columns: Columns): Promise<Record<string, number>> {
  const only = columns['draft'] === 'boolean' ? 'WHERE "draft" IS NOT 1' : '';
  const rows = await store.all(
    `SELECT COALESCE("__locale", '') AS "locale", COUNT(*) AS "rows" FROM ${quoteName(tableOf(name))} ${only} GROUP BY 1 ORDER BY 1`,
    [],
  );
  return Object.fromEntries(rows.map((row) => [String(row['locale']), Number(row['rows'])]));
}

async function numberOf(store: ReadStore, sql: string, parameters: readonly string[] = []): Promise<number> {
  const [row] = await store.all(sql, parameters);
  return Number(row?.['number'] ?? 0);
}
