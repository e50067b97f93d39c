import type { Columns } from '../collections/columns.ts';
import { unknownCollection } from '../errors.ts';
import type { ReadStore } from '../store/store.ts';
import { decodeRow } from './decode.ts';
import type { Query } from './query.ts';
import { renderStatement } from './render-statement.ts';

/** Returns the columns of a collection in a store. Throws if the collection does not exist. */
export function columnsIn(store: ReadStore, collection: string): Columns {
  const columns = Object.hasOwn(store.collections, collection) ? store.collections[collection] : undefined;
  if (!columns) throw unknownCollection(collection, Object.keys(store.collections));
  return columns;
}

/** Runs a query on a store. A counting query returns one row with the field `count`. */
export async function runQuery(store: ReadStore, query: Query): Promise<Record<string, unknown>[]> {
  const columns = columnsIn(store, query.collection);
  const { sql, parameters } = renderStatement(query, columns, store.dialect);
  const rows = await store.all(sql, parameters);
  return rows.map((row) => decodeRow(row, query.count ? { count: 'integer' } : columns));
}
