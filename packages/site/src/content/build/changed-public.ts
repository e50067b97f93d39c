import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { PUBLIC_COPIES } from '../content-folder.ts';
import type { PublicChanges } from '../content-folder.ts';
import { listFiles } from '../../vite/list-files.ts';

/** The public folders that `findChangedPublic` compares. */
export interface PublicFolders {
  /** The public folder of the content that is built. */
  source: string;
  /** The folder of files that the app serves. */
  app: string;
  /** Paths of the files that came from a public folder; the app also has other files. */
  published: readonly string[];
}

/** Differences between two public folders. */
export interface ChangedPublic {
  /** Paths of changed and removed files. */
  changes: PublicChanges;
  /** Files to publish, by the paths of their copies. */
  files: Map<string, string>;
}

/**
 * Finds public files that differ from those of the app. They become part of the content, so that the app need not be
 * built again. `undefined` if there are none.
 */
export function findChangedPublic({ source, app, published }: PublicFolders): ChangedPublic | undefined {
  const paths = listPublicPaths(source);
  const changed: Record<string, string> = {};
  const files = new Map<string, string>();
  for (const address of paths) {
    const file = join(source, address);
    if (isSame(file, join(app, address))) continue;
    const copy = copyPath(file);
    changed[address] = copy;
    files.set(copy, file);
  }
  const currentPaths = new Set(paths);
  const removed = published.filter((address) => !currentPaths.has(address)).sort();
  return removed.length + files.size === 0 ? undefined : { changes: { changed, removed }, files };
}

/** Lists the paths of the files in a public folder. */
export function listPublicPaths(folder: string): string[] {
  return folder === '' ? [] : listFiles(folder).map((file) => `/${file}`);
}

function copyPath(file: string): string {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
  return `${PUBLIC_COPIES}/${hash}${extname(file).toLowerCase()}`;
}

function isSame(file: string, other: string): boolean {
  if (!existsSync(other) || statSync(file).size !== statSync(other).size) return false;
  return readFileSync(file).equals(readFileSync(other));
}
