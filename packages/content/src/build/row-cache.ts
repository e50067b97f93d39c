import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { FileResult } from './build-file.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';
import type { Task } from './list-tasks.ts';
import { areFresh, referenceSchema } from './references.ts';

const text = z.string();

/** Result of parsing a file, in the shape of `FileResult`. */
const entrySchema = z.object({
  rows: z.array(
    z.object({
      collection: text,
      row: z.object({ fields: z.looseObject({ id: text }), hash: text, locale: text.optional(), sortKey: text }),
      draft: z.boolean(),
    }),
  ),
  references: z.array(referenceSchema),
});

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

    async get(name, { base, owners }) {
      const { rows, references } = (await readCacheFile(fileOf(name), entrySchema)) ?? {};
      if (!rows || !references || !(await areFresh(references, base))) return undefined;
      if (!rows.every(({ collection }) => owners.some((owner) => owner.collection === collection))) return undefined;
      return { rows: rows.map(withLocale), references, faults: [] };
    },

    async put(name, { rows, references }) {
      await writeCacheFile(fileOf(name), { rows, references });
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

/** JSON drops a key whose value is `undefined`; a row without a language has that key. */
function withLocale({ row, ...built }: z.output<typeof entrySchema>['rows'][number]): FileResult['rows'][number] {
  const { locale, ...rest } = row;
  return { ...built, row: { ...rest, locale } };
}
