import { readdirSync, realpathSync, statSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists every file below a folder, sorted, with `/` between folders. Symbolic links are followed, except circular ones.
 * Files that are moved or deleted meanwhile are left out.
 */
export function listFiles(folder: string): string[] {
  return filesBelow(folder, '', new Set()).sort();
}

function filesBelow(root: string, prefix: string, ancestors: ReadonlySet<string>): string[] {
  const folder = join(root, prefix);
  const real = attempt(() => realpathSync(folder));
  if (real === undefined || ancestors.has(real)) return [];
  const ancestorsAndSelf = new Set([...ancestors, real]);
  return (attempt(() => readdirSync(folder, { withFileTypes: true })) ?? []).flatMap((entry) => {
    const name = prefix + entry.name;
    const kind = entry.isSymbolicLink() ? attempt(() => statSync(join(root, name))) : entry;
    if (isFolder(kind)) return filesBelow(root, `${name}/`, ancestorsAndSelf);
    return kind?.isFile() === true ? [name] : [];
  });
}

function isFolder(kind: Pick<Dirent, 'isDirectory'> | undefined): boolean {
  return kind?.isDirectory() === true;
}

function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Lists the URL paths of text and XML files in the public folder, which replace generated files. */
export function listPublicFiles(folder: string): string[] {
  if (folder === '') return [];
  return listFiles(folder)
    .filter((file) => /\.(?:txt|xml)$/u.test(file))
    .map((file) => `/${file}`);
}
