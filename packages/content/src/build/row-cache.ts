import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuiltRow } from './build-row.ts';
import type { FileResult } from './build-file.ts';
import type { Task } from './list-tasks.ts';
import { areFresh } from './references.ts';
import type { Reference } from './references.ts';

interface Entry {
  rows: BuiltRow[];
  references: Reference[];
}

/** Finished rows by what they were made of. Files of other content, engine or configuration have other names. */
export interface RowCache {
  nameOf(task: Task, bytes: Uint8Array): string;
  /** Counts as asked for. */
  keep(name: string): void;
  get(name: string, task: Task): Promise<FileResult | undefined>;
  put(name: string, result: FileResult): Promise<void>;
  /** Removes what this run has not asked for. */
  prune(): Promise<void>;
}

export function createRowCache(folder: string, fingerprint: string): RowCache {
  const used = new Set<string>();
  const fileOf = (name: string): string => join(folder, name.slice(0, 2), `${name.slice(2)}.json`);
  return {
    nameOf({ file, base, owners }, bytes) {
      const place = JSON.stringify([file, base, owners]);
      const name = createHash('sha256').update(fingerprint).update(place).update(bytes).digest('hex');
      used.add(name);
      return name;
    },

    keep(name) {
      used.add(name);
    },

    async get(name, { base }) {
      const entry = await readEntry(fileOf(name));
      return entry && (await areFresh(entry.references, base)) ? { ...entry, faults: [] } : undefined;
    },

    async put(name, { rows, references }) {
      const file = fileOf(name);
      const unfinished = `${file}.${randomUUID()}`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(unfinished, JSON.stringify({ rows, references } satisfies Entry));
      await rename(unfinished, file);
    },

    async prune() {
      const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      const wanted = new Set([...used].map(fileOf));
      for (const entry of files) {
        const file = join(entry.parentPath, entry.name);
        if (entry.isFile() && !wanted.has(file)) await rm(file, { force: true });
      }
    },
  };
}

/** An entry that was broken off, or spoilt since, is as good as none. */
async function readEntry(file: string): Promise<Entry | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Entry;
  } catch {
    return undefined;
  }
}
