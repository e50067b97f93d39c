import { chmodSync, closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { studioError } from '../studio-error.ts';

/** Maximum time to wait for a server that writes, in milliseconds. */
const BUSY_TIMEOUT = 5000;

/** Table of a backup with the accounts file, which the store itself does not have. */
const ACCOUNTS_TABLE = 'CREATE TABLE studio_backup_accounts (text TEXT NOT NULL)';

/** What to back up, and where to. */
export interface BackupOptions {
  /** The SQLite file of the store, which a server may use meanwhile. */
  store: string;
  /** The file with the people who sign in with a password; it may be missing. */
  accounts: string;
  /** The new file. */
  target: string;
}

/**
 * Copies the store and the accounts to one new file. The copy has the state of one moment, while servers read and
 * write. Either the whole file is written or none.
 */
export function backupStore({ store, accounts, target }: BackupOptions): void {
  if (!existsSync(store)) {
    throw studioError(
      'studio/no-store',
      `There is no ${store}.`,
      'Run the command in the working directory of the server, or set RECTO_STUDIO_FILE as for the server.',
    );
  }
  if (existsSync(target)) {
    throw studioError('studio/backup-exists', `${target} exists.`, 'Delete it, or write to another file.');
  }
  const draft = `${target}.new`;
  rmSync(draft, { force: true });
  copyDatabase(store, draft);
  // Drafts and hashes of passwords are in it.
  chmodSync(draft, 0o600);
  const copy = new DatabaseSync(draft);
  if (existsSync(accounts)) {
    copy.exec(ACCOUNTS_TABLE);
    copy.prepare('INSERT INTO studio_backup_accounts (text) VALUES (?)').run(readFileSync(accounts, 'utf8'));
  }
  copy.close();
  writeThrough(draft);
  renameSync(draft, target);
}

/** Writes a copy of a database with the state of one moment. */
export function copyDatabase(source: string, target: string): void {
  const database = new DatabaseSync(source, { timeout: BUSY_TIMEOUT });
  try {
    database.prepare('VACUUM INTO ?').run(target);
  } finally {
    database.close();
  }
}

/** Waits until a file is on disk, so that it survives a power failure after it is renamed. */
export function writeThrough(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
