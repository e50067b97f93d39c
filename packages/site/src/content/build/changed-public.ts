import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { PUBLIC_COPIES } from '../content-folder.ts';
import type { PublicChanges } from '../content-folder.ts';
import { listFiles } from '../../vite/list-files.ts';

export interface PublicFolders {
  /** The public folder of the content that is built. */
  source: string;
  /** The files that the app sends. */
  app: string;
  /** Addresses of those that came from a public folder: the app has other files as well. */
  published: readonly string[];
}

export interface ChangedPublic {
  changes: PublicChanges;
  /** Files to publish, by the addresses of their copies. */
  files: Map<string, string>;
}

/** Public files that are not as the app has them. They are part of the content then, so the app need not be built. */
export function findChangedPublic({ source, app, published }: PublicFolders): ChangedPublic | undefined {
  const found = listAddresses(source);
  const changed: Record<string, string> = {};
  const files = new Map<string, string>();
  for (const address of found) {
    const file = join(source, address);
    if (isSame(file, join(app, address))) continue;
    const copy = copyAddress(file);
    changed[address] = copy;
    files.set(copy, file);
  }
  const there = new Set(found);
  const removed = published.filter((address) => !there.has(address)).sort();
  return removed.length + files.size === 0 ? undefined : { changes: { changed, removed }, files };
}

/** Addresses of the files of a public folder. */
export function listAddresses(folder: string): string[] {
  return folder === '' ? [] : listFiles(folder).map((file) => `/${file}`);
}

function copyAddress(file: string): string {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
  return `${PUBLIC_COPIES}/${hash}${extname(file).toLowerCase()}`;
}

function isSame(file: string, other: string): boolean {
  if (!existsSync(other) || statSync(file).size !== statSync(other).size) return false;
  return readFileSync(file).equals(readFileSync(other));
}
