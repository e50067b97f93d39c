import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A key-value store in an SQLite file, used by caches. */
export interface KeyValueFile {
  /** Returns the text of an entry, or `undefined` if it does not exist. */
  read(name: string): string | undefined;
  /** Adds or replaces entries in one transaction. */
  write(entries: ReadonlyMap<string, string>): void;
  /** Deletes all entries except these. */
  keepOnly(names: ReadonlySet<string>): void;
  /** Closes the file. */
  close(): void;
}

/** Opens a key-value file; several processes can have it open at once. A corrupt file is replaced by an empty one. */
export function openKeyValueFile(file: string): KeyValueFile {
  mkdirSync(dirname(file), { recursive: true });
  try {
    return prepareKeyValueFile(file);
  } catch (error) {
    if (!(error instanceof Error && /not a database|malformed/u.test(error.message))) throw error;
    for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
    return prepareKeyValueFile(file);
  }
}

function prepareKeyValueFile(file: string): KeyValueFile {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 10000');
    database.exec('CREATE TABLE IF NOT EXISTS "entries" ("name" TEXT PRIMARY KEY, "value" TEXT NOT NULL)');
  } catch (error) {
    database.close();
    throw error;
  }
  const select = database.prepare('SELECT "value" FROM "entries" WHERE "name" = ?');
  const insert = database.prepare('INSERT OR REPLACE INTO "entries" ("name", "value") VALUES (?, ?)');
  const inTransaction = (work: () => void): void => {
    database.exec('BEGIN IMMEDIATE');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    read(name) {
      const value = select.get(name)?.['value'];
      return typeof value === 'string' ? value : undefined;
    },
    write(entries) {
      inTransaction(() => {
        for (const [name, value] of entries) insert.run(name, value);
      });
    },
    keepOnly(names) {
      const all = database.prepare('SELECT "name" FROM "entries"').all();
      const deletedNames = all.map(({ name }) => String(name)).filter((name) => !names.has(name));
      if (deletedNames.length === 0) return;
      const remove = database.prepare('DELETE FROM "entries" WHERE "name" = ?');
      inTransaction(() => {
        for (const name of deletedNames) remove.run(name);
      });
    },
    close() {
      database.close();
    },
  };
}
