import { pathAndFoldersAbove } from '../paths/check-tree.ts';
import type { TreeEntry } from './git-host.ts';
import { success } from './repository-error.ts';
import type { Answer } from './repository-error.ts';

/** Trees that are remembered: those of the head and of the bases that people work on. */
const MOST_TREES = 8;

export interface TreeCache {
  /** Everything at a revision, folders included. */
  read: (revision: string) => Answer<TreeEntry[]>;
  readFolder: (revision: string, folder: string) => Answer<TreeEntry[]>;
  find: (revision: string, paths: readonly string[]) => Answer<Map<string, TreeEntry>>;
}

/** Remembers whole trees of a host. A revision never changes, so nothing has to be asked twice. */
export function createTreeCache(load: (revision: string) => Answer<TreeEntry[]>): TreeCache {
  const trees = new Map<string, TreeEntry[]>();
  const read = async (revision: string): Answer<TreeEntry[]> => {
    const known = trees.get(revision);
    if (known) return success(known);
    const loaded = await load(revision);
    if (!loaded.ok) return loaded;
    trees.set(revision, loaded.value);
    const [oldest] = trees.keys();
    if (trees.size > MOST_TREES && oldest !== undefined) trees.delete(oldest);
    return loaded;
  };
  return {
    read,
    async readFolder(revision, folder) {
      const tree = await read(revision);
      if (!tree.ok) return tree;
      return success(
        tree.value.filter(({ path, kind }) => kind !== 'folder' && (folder === '' || path.startsWith(`${folder}/`))),
      );
    },
    async find(revision, paths) {
      const tree = await read(revision);
      if (!tree.ok) return tree;
      const wanted = new Set(paths.flatMap(pathAndFoldersAbove));
      return success(
        new Map(tree.value.flatMap((entry) => (wanted.has(entry.path) ? [[entry.path, entry] as const] : []))),
      );
    },
  };
}
