import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ALL_PEOPLE } from '../session/sessions.ts';
import { studioError } from '../studio-error.ts';
import { copyDatabase, writeThrough } from './backup-store.ts';

/** Only the user of the server may read the folder, because it contains drafts. */
const FOLDER_MODE = 0o700;

/** What to restore, and where to. */
export interface RestoreOptions {
  /** A file written by `backupStore`, or any other copy of the store. */
  source: string;
  /** The SQLite file of the store. */
  store: string;
  /** The file with the people who sign in with a password. */
  accounts: string;
  /** Current time in milliseconds. */
  now: number;
}

/**
 * Replaces the store and the accounts by those of a backup, and ends all sessions, because sessions that were ended
 * after the backup would be valid again. No server may run. Returns the new names of the files that were replaced.
 */
export function restoreStore({ source, store, accounts, now }: RestoreOptions): string[] {
  assertBackup(source);
  assertUnused(store);
  mkdirSync(dirname(store), { recursive: true, mode: FOLDER_MODE });
  const draft = `${store}.new`;
  rmSync(draft, { force: true });
  copyDatabase(source, draft);
  chmodSync(draft, 0o600);
  const accountsText = prepare(draft, now);
  writeThrough(draft);
  const replaced = setAside(store, now);
  renameSync(draft, store);
  if (accountsText === undefined) return replaced;
  const isSame = existsSync(accounts) && readFileSync(accounts, 'utf8') === accountsText;
  if (isSame) return replaced;
  const accountsDraft = `${accounts}.new`;
  writeFileSync(accountsDraft, accountsText, { mode: 0o600 });
  writeThrough(accountsDraft);
  replaced.push(...setAside(accounts, now));
  renameSync(accountsDraft, accounts);
  return replaced;
}

/** Ends all sessions in the copy, and takes the accounts out of it. */
function prepare(file: string, now: number): string | undefined {
  const database = new DatabaseSync(file);
  try {
    // Higher than the number of any session.
    database
      .prepare(
        `INSERT INTO studio_generations (subject, generation) VALUES (?, ?)
         ON CONFLICT (subject) DO UPDATE SET generation = excluded.generation`,
      )
      .run(ALL_PEOPLE, now);
    if (!hasTable(database, 'studio_backup_accounts')) return undefined;
    const [row] = database.prepare('SELECT text FROM studio_backup_accounts').all();
    database.exec('DROP TABLE studio_backup_accounts');
    return row === undefined ? undefined : String(row['text']);
  } finally {
    database.close();
  }
}

function assertBackup(file: string): void {
  const refuse = (reason: string): Error =>
    studioError('studio/backup', `${file} ${reason}.`, 'Use a file that "recto studio backup" has written.');
  if (!existsSync(file)) throw refuse('does not exist');
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [check] = database.prepare('PRAGMA integrity_check').all();
    if (check?.['integrity_check'] !== 'ok') throw refuse('is damaged');
    if (!hasTable(database, 'studio_drafts') || !hasTable(database, 'studio_generations')) {
      throw refuse('is not a backup of a studio');
    }
  } catch (error) {
    if (error instanceof Error && 'errcode' in error) throw refuse(`cannot be read: ${error.message}`);
    throw error;
  } finally {
    database.close();
  }
}

/** Throws if a server has the store open: its changes would get lost. */
function assertUnused(store: string): void {
  if (!existsSync(store)) return;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(store, { timeout: 0 });
    // Fails while another process has the file open. It also writes everything from the log to the file.
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if (error instanceof Error && /locked/u.test(error.message)) {
      throw studioError(
        'studio/running',
        `A server uses ${store}.`,
        'Stop it, restore the backup, and start it again.',
      );
    }
    // A damaged store is replaced.
  } finally {
    database?.close();
  }
}

/** Renames a file and the files of its log, if they exist, and returns the new names. */
function setAside(file: string, now: number): string[] {
  const suffix = new Date(now).toISOString().replaceAll(/[:.]/gu, '-');
  return [file, `${file}-wal`, `${file}-shm`].filter(existsSync).map((one) => {
    const name = `${one}.replaced-${suffix}`;
    renameSync(one, name);
    return name;
  });
}

function hasTable(database: DatabaseSync, name: string): boolean {
  return database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name = ?").all(name).length === 1;
}
