import { createHash } from 'node:crypto';
import type { CollectionIndex } from '../collections/collection-index.ts';
import type { Columns } from '../collections/columns.ts';
import { tableOf } from './store.ts';
import type { ReadStore } from './store.ts';
import { COLLECTIONS_TABLE } from './tables.ts';

/** Must be increased when the same columns result in another table, so that older databases are not reused. */
const TABLE_FORMAT = 3;

/** Hashes the structure of a collection: databases with the same hash have the same table. */
export function hashStructure(columns: Columns, indexes: readonly CollectionIndex[]): string {
  return digest(JSON.stringify([TABLE_FORMAT, columns, indexes]));
}

/** Hashes the rows of a collection, independent of their order. */
export function hashRows(rows: Iterable<Record<string, unknown>>): string {
  const lines = Array.from(rows, (row) => `${String(row['id'])}\n${String(row['__hash'])}`);
  return digest(lines.sort().join('\n'));
}

/** The version of a collection: hashes of its structure and of its rows. */
export interface Version {
  /** Hash of the structure. */
  structure: string;
  /** Hash of the rows. */
  rows: string;
}

/** Reads the version that the build stored; calculates it for a collection that is being changed. */
export async function readVersion(store: ReadStore, collection: string): Promise<Version> {
  const sql = `SELECT "hash", "version" FROM ${COLLECTIONS_TABLE} WHERE "name" = ${store.dialect.parameter(1)}`;
  const [row] = await store.all(sql, [collection]);
  const { hash, version } = row ?? {};
  const count = async (): Promise<string> =>
    hashRows(await store.all(`SELECT "id", "__hash" FROM "${tableOf(collection)}"`, []));
  return { structure: String(hash), rows: typeof version === 'string' ? version : await count() };
}

/** Combines both hashes to one short version for URLs. */
export function shortVersion({ structure, rows }: Version): string {
  return digest(`${structure} ${rows}`);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
