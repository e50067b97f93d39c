import type { CollectionIndex } from '../collections/collection-index.ts';
import type { RawRow, ReadStore } from './store.ts';
import { INDEXES_TABLE } from './tables.ts';

/** In SQLite: the indexes that a collection asks for. */
export const SELECT_INDEXES = `SELECT "indexes" FROM ${INDEXES_TABLE} WHERE "name" = ?`;

/** The indexes that a collection asks for, that of `path` aside. */
export async function readIndexes(store: ReadStore, collection: string): Promise<CollectionIndex[]> {
  const sql = SELECT_INDEXES.replace('?', store.dialect.parameter(1));
  // A database of an earlier version has no such table. Without indexes a browser finds the same rows.
  return parseIndexes(await store.all(sql, [collection]).catch(() => []));
}

export function parseIndexes([row]: readonly RawRow[]): CollectionIndex[] {
  return row ? (JSON.parse(String(row['indexes'])) as CollectionIndex[]) : [];
}
