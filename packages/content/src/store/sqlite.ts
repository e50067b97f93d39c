import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sqliteDialect } from '../query/sqlite-dialect.ts';
import { damagedStore, emptyStore, unreachableStore } from './store-errors.ts';
import { createStatementCache } from './statement-cache.ts';
import type { RawRow, ReadStore, WriteStore } from './store.ts';
import { CREATE_INTERNAL_TABLES, SELECT_COLLECTIONS_TABLE, parseCollections, SELECT_COLLECTIONS } from './tables.ts';
import type { BoundValue } from './values.ts';
import { createWriter } from './writer.ts';

/** Opens a database file for a build to write. Readers see changes immediately. */
export function createSqliteWriter(file: string): WriteStore {
  const isNew = !existsSync(file);
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000');
  for (const statement of CREATE_INTERNAL_TABLES) database.exec(statement);
  const run = createRun(database);
  let hasRemoved = false;
  return createWriter(
    {
      dialect: sqliteDialect,
      async run(sql, parameters) {
        hasRemoved ||= /^(?:DELETE|DROP) /u.test(sql);
        return await run(sql, parameters);
      },
      async begin() {
        await run('BEGIN IMMEDIATE');
      },
      async commit() {
        await run('COMMIT');
      },
      async rollback() {
        await run('ROLLBACK');
      },
      async finish() {
        // Removed rows remain in free pages of the file, for example the text of a page that has become a draft.
        if (!isNew && hasRemoved) await run('VACUUM');
        // Merges the journal into the file, so that the file can be moved alone.
        await run('PRAGMA journal_mode = DELETE');
      },
      async close() {
        database.close();
      },
    },
    { staged: false },
  );
}

/** Opens a database file for reading. */
export function openSqlite(file: string): ReadStore {
  const database = openReadOnly(file);
  const run = createRun(database);
  return {
    collections: parseCollections(database.prepare(SELECT_COLLECTIONS).all()),
    dialect: sqliteDialect,
    async all(sql, parameters) {
      try {
        return await run(sql, parameters);
      } catch (error) {
        throw isDamage(error) ? damagedStore(`"${file}"`, error) : error;
      }
    },
    async close() {
      database.close();
    },
  };
}

/** Opens a database file read-only. Throws if it cannot be opened or if no build has written it. */
export function openReadOnly(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    if (database.prepare(SELECT_COLLECTIONS_TABLE).get() !== undefined) return database;
    database.close();
  } catch (error) {
    throw unreachableStore(`"${file}"`, error);
  }
  throw emptyStore(`"${file}"`);
}

/** Error codes of SQLite: the disk failed, the file is damaged, the file is not a database. */
const DAMAGE: ReadonlySet<number> = new Set([10, 11, 26]);

/** Returns whether a statement failed because the file cannot be read. */
function isDamage(error: unknown): boolean {
  // The lowest byte of a code is its kind.
  return error instanceof Error && 'errcode' in error && DAMAGE.has(Number(error.errcode) & 0xff);
}

function createRun(database: DatabaseSync): (sql: string, parameters?: readonly BoundValue[]) => Promise<RawRow[]> {
  const statements = createStatementCache((sql) => database.prepare(sql));
  return async (sql, parameters = []) => statements.get(sql).all(...parameters);
}
