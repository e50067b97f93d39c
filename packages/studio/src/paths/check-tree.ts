import type { TreeEntry } from '../repository/git-host.ts';

/** Entries of a tree by path: the requested ones and their parent folders. */
export type TreeEntries = ReadonlyMap<string, TreeEntry>;

/** Returns the parent folders of a path, outermost first: `a` and `a/b` for `a/b/c`. */
export function parentFolders(path: string): string[] {
  const names = path.split('/');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
}

/** Returns the parent folders of a path and the path itself. */
export function pathWithParents(path: string): string[] {
  return [...parentFolders(path), path];
}

/**
 * Returns why a path may not be written, given the entries of the tree, or `undefined` if it may. A symbolic link could
 * lead the content build or the web server to any file of the machine, so links and paths below them are rejected.
 */
export function checkAgainstTree(path: string, entries: TreeEntries): string | undefined {
  for (const folder of parentFolders(path)) {
    const kind = entries.get(folder)?.kind ?? 'folder';
    if (kind !== 'folder') return `is below "${folder}", which is ${NAMES[kind]}`;
  }
  const kind = entries.get(path)?.kind ?? 'file';
  return kind === 'file' ? undefined : `is ${NAMES[kind]}`;
}

const NAMES = {
  file: 'a file',
  folder: 'a folder',
  link: 'a symbolic link',
  submodule: 'a submodule',
} as const;

/** Normalises a path as file systems do that ignore case and Unicode normalisation. */
export function normalisePath(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
