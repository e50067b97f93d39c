import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { openSqlite } from '../store/sqlite.ts';
import { SELECT_VERSIONS } from '../store/tables.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';
import { warningDataSchema, storedWarningData } from './warning-data.ts';
import type { WarningData } from './warning-data.ts';
import type { Task } from './list-tasks.ts';
import { referenceSchema } from './references.ts';
import type { Reference } from './references.ts';
import type { StoredId } from './row-writer.ts';

/** Data about a file that allows the next build to skip it. */
export interface FileRecord {
  /** Changes whenever the file may have changed; `undefined` for a custom source. */
  stamp: string | undefined;
  /** Cache key of its rows. */
  cacheKey: string;
  rows: StoredId[];
  references: Reference[];
  warningData: WarningData;
}

/** Data about the build that wrote the current database. */
export interface LastBuild {
  files: Record<string, FileRecord>;
}

const text = z.string();

const writtenSchema = z.object({
  /** Identifies the engine, the configuration and the options. */
  fingerprint: text,
  /** Identifies the version of the database that the files belong to. */
  database: text,
  files: z.record(
    text,
    z
      .object({
        stamp: text.optional(),
        cacheKey: text,
        rows: z.array(z.object({ collection: text, id: text, pathOrId: text, uniqueValues: z.array(text).optional() })),
        references: z.array(referenceSchema),
        warningData: warningDataSchema,
      })
      .transform(({ stamp, ...record }): FileRecord => ({ stamp, ...record })),
  ),
});

/** Reads the data of the last build if it had the same fingerprint and its database is unchanged. */
export async function readLastBuild(
  cache: string,
  output: string,
  fingerprint: string,
): Promise<LastBuild | undefined> {
  try {
    const stored = await readCacheFile(fileIn(cache, output), writtenSchema);
    const isSame = stored?.fingerprint === fingerprint && stored.database === (await readDatabaseVersion(output));
    return isSame ? stored : undefined;
  } catch {
    // Without this data every file is read again; rows of unchanged files come from the cache.
    return undefined;
  }
}

/** Stores the data of a build for the next one. */
export async function writeLastBuild(
  cache: string,
  output: string,
  fingerprint: string,
  files: LastBuild['files'],
): Promise<void> {
  const entries = Object.entries(files).map(
    ([name, record]) => [name, { ...record, warningData: storedWarningData(record.warningData) }] as const,
  );
  const database = await readDatabaseVersion(output);
  await writeCacheFile(fileIn(cache, output), { fingerprint, database, files: Object.fromEntries(entries) });
}

/**
 * Size, times and inode of a task's file; `undefined` if there is no file, or it was deleted meanwhile. Tools can set
 * the modification time back, but not the time of the last status change.
 */
export function stampOf({ location }: Task): string | undefined {
  const stats = location === undefined ? undefined : statSync(location, { throwIfNoEntry: false });
  return stats && [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino].join(':');
}

function fileIn(cache: string, output: string): string {
  return join(cache, `last-build-${createHash('sha256').update(output).digest('hex').slice(0, 8)}.json`);
}

async function readDatabaseVersion(file: string): Promise<string> {
  const store = openSqlite(file);
  const rows = await store.all(SELECT_VERSIONS, []);
  await store.close();
  return JSON.stringify(rows.map((row) => Object.values(row)));
}
