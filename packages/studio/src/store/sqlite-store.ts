import type { ContentError } from '@recto/content';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import type { SqlConnection, SqlRow } from './sql-connection.ts';
import { createSqlStore } from './sql-store.ts';
import { studioError } from '../studio-error.ts';
import type { StudioStore } from './studio-store.ts';
import { TABLES } from './tables.ts';

/** Maximum time to wait for another writing process, such as the old server while a new one starts, in milliseconds. */
const BUSY_TIMEOUT = 5000;

/** Only the user of the server may read the folder, because it contains drafts. */
const FOLDER_MODE = 0o700;

/** Opens the store of a single server: one file. */
export function openSqliteStore(file: string): StudioStore {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: FOLDER_MODE });
  try {
    return createSqlStore(connect(file));
  } catch (error) {
    throw isDamage(error) ? damaged(file, error) : error;
  }
}

/** Error codes of SQLite: the disk failed, the file is damaged, the file is not a database. */
const DAMAGE: ReadonlySet<unknown> = new Set([10, 11, 26]);

function isDamage(error: unknown): error is Error {
  return error instanceof Error && 'errcode' in error && DAMAGE.has(Number(error.errcode) & 0xff);
}

/** The file is never replaced by an empty one: it contains drafts and uploads that may be restored. */
function damaged(file: string, { message }: Error): ContentError {
  return studioError(
    'studio/store-damaged',
    `The database of the studio, ${file}, cannot be read: ${message}.`,
    'Replace it by a backup. Without one, rename it, and the studio starts with an empty database; drafts and uploads that were not published are then only in the renamed file.',
  );
}

function connect(file: string): SqlConnection {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  database.exec('PRAGMA journal_mode = WAL');
  // Acknowledged writes survive a power failure.
  database.exec('PRAGMA synchronous = FULL');
  for (const table of TABLES) database.exec(table);
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
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
