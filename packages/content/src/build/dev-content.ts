import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ContentError } from '../errors.ts';
import { parseFilePlace } from '../parse/paths.ts';
import { createSqliteWriter } from '../store/sqlite.ts';
import { collectionsOf, fillStore, rowId, storeFile } from './build-content.ts';
import type { BuildOptions } from './build-content.ts';
import { toFileName } from './source-files.ts';

export type Change =
  | { kind: 'stored'; file: string; path: string }
  | { kind: 'fault'; file: string; fault: ContentError }
  | { kind: 'ignored' };

/** A database that follows the files: one edited file rewrites its own row. A broken file keeps its last good row. */
export async function createDevContent(options: BuildOptions) {
  const { config, root, output } = options;
  mkdirSync(dirname(output), { recursive: true });
  for (const left of [output, `${output}-wal`, `${output}-shm`]) rmSync(left, { force: true });
  const writer = createSqliteWriter(output);
  const filled = await fillStore(writer, { ...options, drafts: true });
  const faults = new Map(filled.faults.map((fault) => [fault.file, fault]));

  return {
    rows: filled.rows,
    faults: () => [...faults.values()],

    /** Takes an added, edited or deleted file over. */
    async follow(absolute: string): Promise<Change> {
      const file = toFileName(root, absolute);
      const owners = collectionsOf(file, config);
      if (file.startsWith('..') || owners.length === 0) return { kind: 'ignored' };
      faults.delete(file);
      try {
        if (existsSync(join(root, file))) await storeFile(writer, file, { ...options, drafts: true });
        else for (const [name] of owners) writer.remove(name, rowId(name, file));
        return { kind: 'stored', file, path: parseFilePlace(file, config).path };
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        faults.set(file, error);
        return { kind: 'fault', file, fault: error };
      }
    },

    close: () => {
      writer.close();
    },
  };
}
