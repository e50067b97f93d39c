import type { CollectionIndex } from '../collections/collection-index.ts';
import type { Columns } from '../collections/columns.ts';
import type { Dialect } from '../query/dialect.ts';

export type Value = string | number | boolean | null;

/** A row as a database gives it, before columns are decoded. */
export type RawRow = Record<string, unknown>;

/** What every database behind Recto can do at run time: answer. */
export interface ReadStore {
  /** Columns of each collection, as the database itself knows them. */
  readonly collections: Record<string, Columns>;
  readonly dialect: Dialect;
  all(sql: string, parameters: readonly (string | number | null)[]): Promise<RawRow[]>;
  close(): Promise<void>;
}

/** A row as a build stores it: its fields, and what only the engine knows of it. */
export interface StoredRow {
  fields: Record<string, unknown>;
  hash: string;
  locale: string | undefined;
  sortKey: string;
}

/** A row whose values are encoded already, in the order of `encodeRow`. */
export interface EncodedRow {
  id: string;
  values: readonly (string | number | null)[];
}

/** The side of a store that a build writes. */
export interface WriteStore {
  createCollection(name: string, columns: Columns, indexes: readonly CollectionIndex[]): Promise<void>;
  put(name: string, rows: readonly (StoredRow | EncodedRow)[]): Promise<void>;
  remove(name: string, ids: readonly string[]): Promise<void>;
  /** All or nothing. */
  transaction(work: () => Promise<void>): Promise<void>;
  /** Ends a build: a file then stands alone, with no journal beside it. */
  finish(): Promise<void>;
  /** Ends writing to a database that others may still be reading. */
  close(): Promise<void>;
}

export function tableOf(collection: string): string {
  return `_content_${collection}`;
}
