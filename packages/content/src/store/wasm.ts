import type { Database, PreparedStatement, Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { sqliteDialect } from '../query/sqlite-dialect.ts';
import { createStatementCache } from './statement-cache.ts';
import type { RawRow, ReadStore } from './store.ts';
import { CREATE_COLLECTIONS_TABLE, parseCollections, SELECT_COLLECTIONS } from './tables.ts';
import type { Bound } from './values.ts';

/** A store that grows: a browser fetches the dump of a collection when it is first asked about. */
export interface WasmStore extends ReadStore {
  /** Runs the statements of a dump, all or none of them. */
  apply(statements: readonly string[]): Promise<void>;
}

/** A database in memory, filled from a dump. It takes the module as it was loaded, in a worker or in Node. */
export function openWasm(sqlite3: Sqlite3Static, statements: readonly string[] = []): WasmStore {
  const database = new sqlite3.oo1.DB(':memory:');
  const cache = createStatementCache(
    (sql) => database.prepare(sql),
    (statement) => statement.finalize(),
  );
  const run = (sql: string, parameters: readonly Bound[] = []): RawRow[] =>
    readRows(sqlite3, cache.get(sql), parameters);
  let collections: ReadStore['collections'] = {};

  const apply = (dump: readonly string[]): void => {
    database.exec('PRAGMA query_only = 0');
    try {
      runAll(database, dump);
    } finally {
      database.exec('PRAGMA query_only = 1');
    }
    collections = parseCollections(run(SELECT_COLLECTIONS));
  };
  apply([CREATE_COLLECTIONS_TABLE, ...statements]);

  return {
    get collections() {
      return collections;
    },
    dialect: sqliteDialect,
    async all(sql, parameters) {
      return run(sql, parameters);
    },
    async apply(dump) {
      apply(dump);
    },
    async close() {
      cache.clear();
      database.close();
    },
  };
}

function runAll(database: Database, statements: readonly string[]): void {
  database.transaction(() => {
    for (const sql of statements) database.exec(sql);
  });
}

function readRows(sqlite3: Sqlite3Static, statement: PreparedStatement, parameters: readonly Bound[]): RawRow[] {
  const rows: RawRow[] = [];
  try {
    for (const [index, value] of parameters.entries()) bind(sqlite3, statement, index + 1, value);
    while (statement.step()) rows.push(statement.get({}));
  } finally {
    statement.reset(true);
  }
  return rows;
}

/** The wrapper cuts whole numbers off at 64 bits (1e300 becomes 0); those too long are bound as fractions. */
function bind(sqlite3: Sqlite3Static, statement: PreparedStatement, index: number, value: Bound): void {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    sqlite3.capi.sqlite3_bind_double(statement, index, value);
  } else statement.bind(index, value);
}
