import { createHash } from 'node:crypto';
import type { CollectionIndex } from '../collections/collection-index.ts';
import type { Columns } from '../collections/columns.ts';
import { tableOf } from './store.ts';
import type { ReadStore } from './store.ts';
import { COLLECTIONS_TABLE } from './tables.ts';

/** Increase it when the same columns result in another table, so that older databases are not reused. */
const TABLE_FORMAT = 3;

/** Names a collection's structure: two databases with the same hash have the same table. */
export function hashStructure(columns: Columns, indexes: readonly CollectionIndex[]): string {
  return digest(JSON.stringify([TABLE_FORMAT, columns, indexes]));
}

/** Names a collection's rows, whatever order a database gives them in. */
export function hashRows(rows: Iterable<Record<string, unknown>>): string {
  const lines = Array.from(rows, (row) => `${String(row['id'])}\n${String(row['__hash'])}`);
  return digest(lines.sort().join('\n'));
}

/** What a collection's content is at a moment: hashes of its structure and of its rows. */
export interface Version {
  structure: string;
  rows: string;
}

/** As the build wrote it down; counted anew for a collection that is being changed. */
export async function readVersion(store: ReadStore, collection: string): Promise<Version> {
  const named = `SELECT "hash", "version" FROM ${COLLECTIONS_TABLE} WHERE "name" = ${store.dialect.parameter(1)}`;
  const [row] = await store.all(named, [collection]);
  const { hash, version } = row ?? {};
  const count = async (): Promise<string> =>
    hashRows(await store.all(`SELECT "id", "__hash" FROM "${tableOf(collection)}"`, []));
  return { structure: String(hash), rows: typeof version === 'string' ? version : await count() };
}

/** One short name for both, as addresses carry it. */
export function nameVersion({ structure, rows }: Version): string {
  return digest(`${structure} ${rows}`);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
