import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Lists all files in a folder, recursively, with `/` as the separator. */
export function listFolder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files: string[] = [];
  const list = (prefix: string): void => {
    for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
      if (entry.isDirectory()) list(`${prefix}${entry.name}/`);
      else if (entry.isFile()) files.push(prefix + entry.name);
    }
  };
  list('');
  return files;
}

/**
 * Moves staged files over old ones, each atomically, and deletes files that are no longer wanted. Returns the number of
 * deleted files.
 */
export function commitFiles(staging: string, folder: string, newFiles: ReadonlySet<string>): number {
  const staged = listFolder(staging).filter((file) => newFiles.has(file));
  const stale = listFolder(folder).filter((file) => !newFiles.has(file));
  const folders = new Set(staged.flatMap(foldersOf));
  const staleFolders = new Set(stale.flatMap(foldersOf));
  // If a file becomes a folder, or a folder a file, the old one must be deleted first.
  const conflicting = new Set([
    ...stale.filter((file) => folders.has(file)),
    ...staged.filter((file) => staleFolders.has(file)),
  ]);
  const left = stale.filter(
    (file) => !conflicting.has(file) && !foldersOf(file).some((parent) => conflicting.has(parent)),
  );
  for (const file of conflicting) rmSync(join(folder, file), { recursive: true, force: true });
  for (const name of folders) mkdirSync(join(folder, name), { recursive: true });
  mkdirSync(folder, { recursive: true });
  for (const file of staged) renameSync(join(staging, file), join(folder, file));
  for (const file of left) rmSync(join(folder, file), { force: true });
  removeEmptyFolders(folder, new Set(left.map((file) => dirname(file))));
  return stale.length;
}

/** All folders that contain a file: `a` and `a/b` for `a/b/c.html`. */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function removeEmptyFolders(root: string, folders: ReadonlySet<string>): void {
  for (const start of folders) {
    for (let folder = start; folder !== '.' && folder !== ''; folder = dirname(folder)) {
      const path = join(root, folder);
      if (existsSync(path) && readdirSync(path).length > 0) break;
      rmSync(path, { recursive: true, force: true });
    }
  }
}
