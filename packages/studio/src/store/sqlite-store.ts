import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import type { SqlConnection, SqlRow } from './sql-connection.ts';
import { createSqlStore } from './sql-store.ts';
import type { StudioStore } from './studio-store.ts';
import { TABLES } from './tables.ts';

/** How long to wait for another process that writes, such as the old server while a new one starts, in milliseconds. */
const BUSY_TIMEOUT = 5000;

/** Only the user that runs the server may read it: it holds drafts. */
const FOLDER_MODE = 0o700;

/** The store of a single server: one file. */
export function openSqliteStore(file: string): StudioStore {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: FOLDER_MODE });
  return createSqlStore(connect(file));
}

function connect(file: string): SqlConnection {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  database.exec('PRAGMA journal_mode = WAL');
  // What was acknowledged is still there after a loss of power.
  database.exec('PRAGMA synchronous = FULL');
  for (const table of TABLES) database.exec(table);
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  return {
    async all(sql, values = []) {
      return prepare(sql).all(...values) as SqlRow[];
    },
    async close() {
      database.close();
    },
  };
}
