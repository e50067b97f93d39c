import { hash } from 'node:crypto';
import { z } from 'zod';
import { openKeyValueFile } from '../store/key-value-file.ts';
import type { KeyValueFile } from '../store/key-value-file.ts';
import { warningDataSchema, storedWarningData } from './warning-data.ts';
import type { Task } from './list-tasks.ts';
import type { PackedResult, PackedRow } from './packed-row.ts';
import { areFresh, referenceSchema } from './references.ts';

const text = z.string();

/** Schema of the result of parsing a file, in the shape of `PackedResult`. */
const entrySchema = z.object({
  rows: z.array(
    z.object({
      collection: text,
      draft: z.boolean(),
      pathOrId: text,
      uniqueValues: z.array(text).optional(),
      row: z.object({ id: text, values: z.array(z.union([text, z.number(), z.null()])) }),
    }),
  ),
  references: z.array(referenceSchema),
  warningData: warningDataSchema,
});

/** Stores built rows by the hash of their file, the engine and the configuration of their collections. */
export interface RowCache {
  /** Returns the cache key of a file with this content, and marks it as used. */
  keyOf(task: Task, bytes: Uint8Array): string;
  /** Marks an entry as used, so that `prune` does not remove it. */
  markUsed(key: string, task: Task): void;
  get(key: string, task: Task): Promise<PackedResult | undefined>;
  put(key: string, task: Task, result: PackedResult): void;
  /** The rows of the last version of the file that had no errors, whatever its content is now. */
  lastRows(task: Task): PackedRow[];
  /** Writes all pending entries. */
  flush(): void;
  /** Removes entries that this run has not used. */
  prune(): void;
  close(): void;
}

/** Number of entries that are written at once. */
const BATCH = 200;

/**
 * Creates a cache in one database file. With a separate file for each entry, writing and reading took longer than
 * parsing the content again. An entry with a result starts with the digest of the rest, so that incomplete or changed
 * entries are ignored.
 */
export function createRowCache(file: string, fingerprintOf: (collections: readonly string[]) => string): RowCache {
  const used = new Set<string>();
  const pending = new Map<string, string>();
  let opened: KeyValueFile | undefined;
  const entries = (): KeyValueFile => (opened ??= openKeyValueFile(file));
  const flush = (): void => {
    if (pending.size === 0) return;
    entries().write(pending);
    pending.clear();
  };
  const read = (key: string): string | undefined => pending.get(key) ?? entries().read(key);
  /** Fingerprints of combinations of collections, by the names of the collections. */
  const fingerprints = new Map<string, string>();
  const fingerprint = (owners: Task['owners']): string => {
    const collections = owners.map(({ collection }) => collection);
    const key = JSON.stringify(collections);
    const known = fingerprints.get(key) ?? fingerprintOf(collections);
    fingerprints.set(key, known);
    return known;
  };
  const taskKey = ({ file: name, base, owners }: Task): string =>
    JSON.stringify([fingerprint(owners), name, base, owners]);
  /**
   * Returns the key of a second entry of the file. The value of that entry is the key of the file's last result without
   * errors.
   */
  const lastKey = (task: Task): string => hash('sha256', `last ${taskKey(task)}`);
  const markUsed = (key: string, task: Task): void => {
    used.add(key);
    used.add(lastKey(task));
  };
  const matchesOwners = ({ owners }: Task, rows: readonly PackedRow[]): boolean =>
    rows.every(({ collection }) => owners.some((owner) => owner.collection === collection));
  return {
    keyOf(task, bytes) {
      const key = hash('sha256', `${taskKey(task)} ${hash('sha256', bytes)}`);
      markUsed(key, task);
      return key;
    },

    markUsed,

    async get(key, task) {
      const { rows, references, warningData } = readEntry(read(key)) ?? {};
      if (!rows || !references || !warningData) return undefined;
      if (!(await areFresh(references, task.base)) || !matchesOwners(task, rows)) return undefined;
      if (read(lastKey(task)) !== key) pending.set(lastKey(task), key);
      return { rows, references, warningData, errors: [] };
    },

    put(key, task, { rows, references, warningData }) {
      const json = JSON.stringify({ rows, references, warningData: storedWarningData(warningData) });
      pending.set(key, `${hash('sha256', json)}\n${json}`);
      pending.set(lastKey(task), key);
      if (pending.size >= BATCH) flush();
    },

    lastRows(task) {
      const key = read(lastKey(task));
      const { rows = [] } = (key !== undefined && readEntry(read(key))) || {};
      if (key !== undefined) used.add(key);
      return matchesOwners(task, rows) ? rows : [];
    },

    flush,

    prune() {
      flush();
      entries().keepOnly(used);
    },

    close() {
      flush();
      opened?.close();
      opened = undefined;
    },
  };
}

function readEntry(entry: string | undefined): z.output<typeof entrySchema> | undefined {
  if (entry === undefined) return undefined;
  const end = entry.indexOf('\n');
  const json = entry.slice(end + 1);
  if (entry.slice(0, end) !== hash('sha256', json)) return undefined;
  try {
    return entrySchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
