import { createHash } from 'node:crypto';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { TreeNode } from '../parse/document.ts';
import type { BlockCache } from '../parse/highlight.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';

/** Blocks that no build has used for longer than this are removed. */
const MAX_AGE_MS = 30 * 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

const node: z.ZodType<TreeNode> = z.lazy(() =>
  z.union([z.string(), z.tuple([z.string(), z.record(z.string(), z.unknown())], node)]),
);
const linesSchema = z.array(node);

/**
 * Caches highlighted code blocks as files, by language and code. A folder belongs to one version of the engine and
 * configuration.
 */
export function createBlockCache(folder: string): BlockCache {
  const fileOf = (language: string, code: string): string =>
    join(
      folder,
      `${createHash('sha256')
        .update(JSON.stringify([language, code]))
        .digest('hex')}.json`,
    );
  return {
    async get(language, code) {
      const file = fileOf(language, code);
      const lines = await readCacheFile(file, linesSchema);
      if (lines) await touch(file);
      return lines;
    },
    async put(language, code, lines) {
      await writeCacheFile(fileOf(language, code), lines);
    },
  };
}

/** Updates the modification time, at most once a day: it records when a block was last used. */
async function touch(file: string): Promise<void> {
  const { mtimeMs } = await stat(file);
  if (Date.now() - mtimeMs > DAY_MS) await utimes(file, new Date(), new Date());
}

/** Removes blocks of other versions of the engine or configuration, and blocks that no build has used for 30 days. */
export async function pruneBlocks(folder: string, currentVersion: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    if (entry.name !== currentVersion) await rm(join(folder, entry.name), { recursive: true, force: true });
  }
  for (const name of await readdir(join(folder, currentVersion)).catch(() => [])) {
    const file = join(folder, currentVersion, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > MAX_AGE_MS) await rm(file, { force: true });
  }
}
