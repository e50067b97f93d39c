import type { Database, PreparedStatement, Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { sqliteDialect } from '../query/sqlite-dialect.ts';
import { createStatementCache } from './statement-cache.ts';
import type { RawRow, ReadStore } from './store.ts';
import { CREATE_COLLECTIONS_TABLE, parseCollections, SELECT_COLLECTIONS } from './tables.ts';
import type { BoundValue } from './values.ts';

export type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';

/** A statement with parameters. */
export interface WasmStatement {
  /** Text of the statement. */
  sql: string;
  /** Values of its parameters. */
  parameters?: readonly BoundValue[];
}

/** A store in a browser to which rows are added: the rows of a collection are fetched with its first query. */
export interface WasmStore extends ReadStore {
  /** Runs the statements in one transaction. */
  apply(statements: readonly (string | WasmStatement)[]): Promise<void>;
  /** Returns the database as bytes, from which `openWasm` can open it again. */
  snapshot(): Uint8Array<ArrayBuffer>;
}

/** Opens a database in memory, empty or from a snapshot. `sqlite3` is the loaded module, in a worker or in Node. */
export function openWasm(sqlite3: Sqlite3Static, snapshot?: Uint8Array): WasmStore {
  const database = new sqlite3.oo1.DB(':memory:');
  try {
    if (snapshot) restore(sqlite3, database, snapshot);
  } catch (error) {
    database.close();
    throw error;
  }
  const cache = createStatementCache(
    (sql) => database.prepare(sql),
    (statement) => statement.finalize(),
  );
  const run = (sql: string, parameters: readonly BoundValue[] = []): RawRow[] =>
    readRows(sqlite3, cache.get(sql), parameters);
  let collections: ReadStore['collections'] = {};

  const apply = (statements: readonly (string | WasmStatement)[]): void => {
    database.exec('PRAGMA query_only = 0');
    try {
      database.transaction(() => {
        for (const statement of statements) {
          if (typeof statement === 'string') database.exec(statement);
          else run(statement.sql, statement.parameters);
        }
      });
    } finally {
      database.exec('PRAGMA query_only = 1');
    }
    collections = parseCollections(run(SELECT_COLLECTIONS));
  };
  apply([CREATE_COLLECTIONS_TABLE]);

  return {
    get collections() {
      return collections;
    },
    dialect: sqliteDialect,
    async all(sql, parameters) {
      return run(sql, parameters);
    },
    async apply(statements) {
      apply(statements);
    },
    snapshot: () => new Uint8Array(sqlite3.capi.sqlite3_js_db_export(database)),
    async close() {
      cache.clear();
      database.close();
    },
  };
}

/** Fills an empty database with the bytes of another one. Throws if they are not a database. */
function restore(sqlite3: Sqlite3Static, database: Database, snapshot: Uint8Array): void {
  const { capi, wasm } = sqlite3;
  const bytes = wasm.allocFromTypedArray(snapshot);
  // SQLite now owns the memory and may enlarge it.
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
  const size = snapshot.byteLength;
  database.checkRc(capi.sqlite3_deserialize(database, 'main', bytes, size, size, flags));
  // SQLite checks the bytes only when they are first read.
  database.exec('SELECT count(*) FROM sqlite_schema');
}

function readRows(sqlite3: Sqlite3Static, statement: PreparedStatement, parameters: readonly BoundValue[]): RawRow[] {
  const rows: RawRow[] = [];
  try {
    for (const [index, value] of parameters.entries()) bind(sqlite3, statement, index + 1, value);
    while (statement.step()) rows.push(statement.get({}));
  } finally {
    statement.reset(true);
  }
  return rows;
}

/** Binds a value. The wrapper truncates integers to 64 bits (1e300 becomes 0), so large ones are bound as doubles. */
function bind(sqlite3: Sqlite3Static, statement: PreparedStatement, index: number, value: BoundValue): void {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    sqlite3.capi.sqlite3_bind_double(statement, index, value);
  } else statement.bind(index, value);
}
