import { DatabaseSync } from 'node:sqlite';
import type { SQLOutputValue } from 'node:sqlite';
import type { ColumnType, Columns } from '../collections/columns.ts';
import type { ReadStore } from './store.ts';
import { tableOf } from './store.ts';

const SQL_TYPES: Record<ColumnType, string> = {
  string: 'VARCHAR',
  integer: 'INTEGER',
  number: 'REAL',
  boolean: 'BOOLEAN',
  json: 'TEXT',
};

/** Columns of ours, beside those of the schema; no query answers them. */
const INTERNAL = '"__hash" VARCHAR, "__locale" VARCHAR, "__sort" VARCHAR';

export interface StoredRow {
  fields: Record<string, unknown>;
  hash: string;
  locale: string | undefined;
  sortKey: string;
}

/** The side of the store that a build writes. */
export function createSqliteWriter(file: string) {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000');
  database.exec('CREATE TABLE IF NOT EXISTS "_recto_collections" ("name" VARCHAR PRIMARY KEY, "columns" TEXT)');

  return {
    createCollection(name: string, columns: Columns): void {
      const table = tableOf(name);
      const definitions = Object.entries(columns).map(([column, type]) => `"${column}" ${SQL_TYPES[type]}`);
      database.exec(`DROP TABLE IF EXISTS "${table}"`);
      database.exec(`CREATE TABLE "${table}" (${definitions.join(', ')}, ${INTERNAL}, PRIMARY KEY ("id"))`);
      database.exec(`CREATE INDEX "${table}_path" ON "${table}" ("path")`);
      database.prepare('INSERT OR REPLACE INTO "_recto_collections" VALUES (?, ?)').run(name, JSON.stringify(columns));
    },

    put(name: string, columns: Columns, row: StoredRow): void {
      const names = Object.keys(columns);
      const marks = [...names, 'hash', 'locale', 'sort'].map(() => '?').join(', ');
      const values = names.map((column) => encode(row.fields[column], columns[column] ?? 'string'));
      database
        .prepare(`INSERT OR REPLACE INTO "${tableOf(name)}" VALUES (${marks})`)
        .run(...values, row.hash, row.locale ?? null, row.sortKey);
    },

    remove(name: string, id: string): void {
      database.prepare(`DELETE FROM "${tableOf(name)}" WHERE "id" = ?`).run(id);
    },

    transaction(work: () => void): void {
      database.exec('BEGIN');
      try {
        work();
        database.exec('COMMIT');
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },

    /** Ends a build: the file then stands alone, with no journal beside it. */
    finish(): void {
      database.exec('PRAGMA journal_mode = DELETE');
      database.close();
    },

    /** Ends writing to a database that others may still be reading. */
    close(): void {
      database.close();
    },
  };
}

export type SqliteWriter = ReturnType<typeof createSqliteWriter>;

/** The side of the store that answers: a read-only handle that knows its own columns. */
export function openSqlite(file: string): ReadStore {
  const database = new DatabaseSync(file, { readOnly: true });
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const collections: Record<string, Columns> = {};
  for (const row of database.prepare('SELECT "name", "columns" FROM "_recto_collections"').all()) {
    collections[String(row['name'])] = JSON.parse(String(row['columns'])) as Columns;
  }

  return {
    collections,
    all(collection, sql, parameters) {
      const columns = collections[collection] ?? {};
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      const rows = statement.all(...parameters.map((value) => encode(value, 'string')));
      return Promise.resolve(rows.map((row) => decodeRow(row, columns)));
    },
    close() {
      database.close();
    },
  };
}

function encode(value: unknown, type: ColumnType): string | number | null {
  if (value === undefined || value === null) return null;
  if (type === 'json') return JSON.stringify(value);
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function decodeRow(row: Record<string, SQLOutputValue>, columns: Columns): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, decode(value, columns[name] ?? 'string')]),
  );
}

function decode(value: SQLOutputValue, type: ColumnType): unknown {
  if (value === null) return null;
  if (type === 'json') return JSON.parse(String(value)) as unknown;
  if (type === 'boolean') return value !== 0;
  return value;
}
