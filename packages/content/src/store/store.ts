import type { CollectionIndex } from '../collections/collection-index.ts';
import type { Columns } from '../collections/columns.ts';
import type { Dialect } from '../query/dialect.ts';

/** A value of a condition. */
export type Value = string | number | boolean | null;

/** A row as a database returns it, before columns are decoded. */
export type RawRow = Record<string, unknown>;

/** A database that is open for reading. */
export interface ReadStore {
  /** Columns of each collection, as stored in the database. */
  readonly collections: Record<string, Columns>;
  /** SQL dialect of the database. */
  readonly dialect: Dialect;
  /** Runs a statement and returns its rows. */
  all(sql: string, parameters: readonly (string | number | null)[]): Promise<RawRow[]>;
  /** Closes the database. */
  close(): Promise<void>;
}

/** A row as a build stores it: its fields and internal columns. */
export interface StoredRow {
  /** Values by column. */
  fields: Record<string, unknown>;
  /** Hash of the content of the row. */
  hash: string;
  /** Language of the row; `undefined` if it belongs to no language. */
  locale: string | undefined;
  /** Key by which rows are sorted in reading order. */
  sortKey: string;
}

/** A row with encoded values, in the order of `encodeRow`. */
export interface EncodedRow {
  /** Id of the row. */
  id: string;
  /** Encoded values of the columns. */
  values: readonly (string | number | null)[];
}

/** A database that is open for writing by a build. */
export interface WriteStore {
  /** Creates a collection; replaces one of the same name. */
  createCollection(name: string, columns: Columns, indexes: readonly CollectionIndex[]): Promise<void>;
  /** Inserts rows; replaces rows with the same ids. */
  put(name: string, rows: readonly (StoredRow | EncodedRow)[]): Promise<void>;
  /** Deletes rows. */
  remove(name: string, ids: readonly string[]): Promise<void>;
  /** Runs `work` in a transaction; all its changes are undone if it fails. */
  transaction(work: () => Promise<void>): Promise<void>;
  /** Ends a build and closes the database. A database file then has no separate journal. */
  finish(): Promise<void>;
  /** Closes the database without ending a build. */
  close(): Promise<void>;
}

/** Returns the name of the table of a collection. */
export function tableOf(collection: string): string {
  return `_content_${collection}`;
}
