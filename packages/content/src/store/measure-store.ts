import type { Columns } from '../collections/columns.ts';
import { quoteName } from '../query/names.ts';
import type { ReadStore } from './store.ts';
import { tableOf } from './store.ts';
import { shortVersion, readVersion } from './version.ts';

/** Sizes of a collection in a database. */
export interface CollectionMeasures {
  /** Name of the collection. */
  name: string;
  /** Columns of the collection. */
  columns: Columns;
  /** Number of rows by language; `''` for rows outside the folders of languages. */
  rows: Record<string, number>;
  /** Size of the table and its indexes, in bytes. */
  size: number;
  /** Size of the bodies, in bytes. */
  bodies: number;
  /** Version of the content. */
  version: string;
}

/** Returns the sizes of all collections in a SQLite database. */
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
      version: shortVersion(await readVersion(store, name)),
    });
  }
  return measures;
}

/** Counts the rows by language, without drafts, which the database of a dev server contains. */
async function countRows(store: ReadStore, name: string, columns: Columns): Promise<Record<string, number>> {
  const condition = columns['draft'] === 'boolean' ? 'WHERE "draft" IS NOT 1' : '';
  const rows = await store.all(
    `SELECT COALESCE("__locale", '') AS "locale", COUNT(*) AS "rows" FROM ${quoteName(tableOf(name))} ${condition} GROUP BY 1 ORDER BY 1`,
    [],
  );
  return Object.fromEntries(rows.map((row) => [String(row['locale']), Number(row['rows'])]));
}

async function numberOf(store: ReadStore, sql: string, parameters: readonly string[] = []): Promise<number> {
  const [row] = await store.all(sql, parameters);
  return Number(row?.['number'] ?? 0);
}
