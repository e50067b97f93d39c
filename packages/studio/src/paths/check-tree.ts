import type { TreeEntry } from '../repository/git-host.ts';

/** Entries of a tree by path: those that were asked for, and the folders above them. */
export type TreeEntries = ReadonlyMap<string, TreeEntry>;

/** Folders above a path, the outermost first: `a` and `a/b` for `a/b/c`. */
export function foldersAbove(path: string): string[] {
  const names = path.split('/');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
}

export function pathAndFoldersAbove(path: string): string[] {
  return [...foldersAbove(path), path];
}

/**
 * Says why a path may not be written over what is in the tree; `undefined` where it may. A symbolic link could lead the
 * content build or the web server to any file of the machine, so neither a link nor anything below one is touched.
 */
export function checkAgainstTree(path: string, entries: TreeEntries): string | undefined {
  for (const folder of foldersAbove(path)) {
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

/** How file systems compare names that ignore case and the form of accents. */
export function foldedPath(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
