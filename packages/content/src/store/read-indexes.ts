import type { CollectionIndex } from '../collections/collection-index.ts';
import type { RawRow, ReadStore } from './store.ts';
import { INDEXES_TABLE } from './tables.ts';

/** SQLite statement for the indexes that the configuration of a collection defines. */
export const SELECT_INDEXES = `SELECT "indexes" FROM ${INDEXES_TABLE} WHERE "name" = ?`;

/** Returns the indexes that the configuration of a collection defines, without the built-in index of `path`. */
export async function readIndexes(store: ReadStore, collection: string): Promise<CollectionIndex[]> {
  const sql = SELECT_INDEXES.replace('?', store.dialect.parameter(1));
  // Databases of earlier versions do not have this table. Without indexes a browser finds the same rows.
  return parseIndexes(await store.all(sql, [collection]).catch(() => []));
}

/** Parses the result of SELECT_INDEXES. */
export function parseIndexes([row]: readonly RawRow[]): CollectionIndex[] {
  return row ? (JSON.parse(String(row['indexes'])) as CollectionIndex[]) : [];
}
