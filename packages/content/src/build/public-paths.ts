import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Lists the URL paths of all files in a folder such as `public/`. Empty if the folder does not exist. */
export function listPublicPaths(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
  return new Set(files.map((file) => `/${relative(folder, file).split(sep).join('/')}`));
}
