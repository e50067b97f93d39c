import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { normalizePath } from 'vite';

/** Texts in the public folder, by their addresses: what a site would make by itself, it has there already. */
export function listPublicFiles(folder: string): string[] {
  if (folder === '' || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:txt|xml)$/u.test(entry.name))
    .map(({ parentPath, name }) => `/${normalizePath(relative(folder, join(parentPath, name)))}`)
    .sort();
}
