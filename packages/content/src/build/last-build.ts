import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { openSqlite } from '../store/sqlite.ts';
import { SELECT_VERSIONS } from '../store/tables.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';
import { notesSchema, storedNotes } from './file-notes.ts';
import type { FileNotes } from './file-notes.ts';
import type { Task } from './list-tasks.ts';
import { referenceSchema } from './references.ts';
import type { Reference } from './references.ts';
import type { StoredId } from './row-writer.ts';

/** What a build knows of a file, so that the next one need not open it. */
export interface FileRecord {
  /** Changes whenever the file may have changed; a source without files has none. */
  stamp: string | undefined;
  /** Name of all that its rows were made of. */
  made: string;
  rows: StoredId[];
  references: Reference[];
  notes: FileNotes;
}

/** The build that made the database in place. */
export interface LastBuild {
  files: Record<string, FileRecord>;
}

const text = z.string();

const writtenSchema = z.object({
  /** Names engine, configuration and options. */
  fingerprint: text,
  /** Names the state of the database that the files belong to. */
  database: text,
  files: z.record(
    text,
    z
      .object({
        stamp: text.optional(),
        made: text,
        rows: z.array(z.object({ collection: text, id: text, address: text, unique: z.array(text).optional() })),
        references: z.array(referenceSchema),
        notes: notesSchema,
      })
      .transform(({ stamp, ...record }): FileRecord => ({ stamp, ...record })),
  ),
});

/** Reads what the last build left behind, if it was made in the same way and its database is still the same. */
export async function readLastBuild(
  cache: string,
  output: string,
  fingerprint: string,
): Promise<LastBuild | undefined> {
  try {
    const written = await readCacheFile(fileIn(cache, output), writtenSchema);
    const isSame = written?.fingerprint === fingerprint && written.database === (await nameDatabase(output));
    return isSame ? written : undefined;
  } catch {
    // Without it every file is looked at again; the rows of those that are the same come from the cache.
    return undefined;
  }
}

export async function writeLastBuild(
  cache: string,
  output: string,
  fingerprint: string,
  files: LastBuild['files'],
): Promise<void> {
  const written = Object.entries(files).map(
    ([name, record]) => [name, { ...record, notes: storedNotes(record.notes) }] as const,
  );
  const database = await nameDatabase(output);
  await writeCacheFile(fileIn(cache, output), { fingerprint, database, files: Object.fromEntries(written) });
}

/**
 * Size and times of a task's file; `undefined` if it was deleted meanwhile. Tools can set the modification time back, but
 * not the time of the last status change.
 */
export function stampOf({ location }: Task): string | undefined {
  const stats = location === undefined ? undefined : statSync(location, { throwIfNoEntry: false });
  return stats && [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino].join(':');
}

function fileIn(cache: string, output: string): string {
  return join(cache, `last-build-${createHash('sha256').update(output).digest('hex').slice(0, 8)}.json`);
}

async function nameDatabase(file: string): Promise<string> {
  const store = openSqlite(file);
  const rows = await store.all(SELECT_VERSIONS, []);
  await store.close();
  return JSON.stringify(rows.map((row) => Object.values(row)));
}
