import { pathWithParents } from '../paths/check-tree.ts';
import type { TreeEntry } from './git-host.ts';
import { success } from './repository-error.ts';
import type { AsyncResult } from './repository-error.ts';

/** Maximum number of cached trees: those of the head and of the bases that people edit. */
const MAX_TREES = 8;

/** Caches the trees of a host. */
export interface TreeCache {
  /** Returns all entries of a revision, including folders. */
  read: (revision: string) => AsyncResult<TreeEntry[]>;
  /** Returns the entries below a folder. */
  readFolder: (revision: string, folder: string) => AsyncResult<TreeEntry[]>;
  /** Returns the entries at these paths and their parent folders. */
  find: (revision: string, paths: readonly string[]) => AsyncResult<Map<string, TreeEntry>>;
}

/** Creates a cache of complete trees. A revision never changes, so no tree is requested twice. */
export function createTreeCache(load: (revision: string) => AsyncResult<TreeEntry[]>): TreeCache {
  const trees = new Map<string, TreeEntry[]>();
  const read = async (revision: string): AsyncResult<TreeEntry[]> => {
    const cached = trees.get(revision);
    if (cached) return success(cached);
    const loaded = await load(revision);
    if (!loaded.ok) return loaded;
    trees.set(revision, loaded.value);
    const [oldest] = trees.keys();
    if (trees.size > MAX_TREES && oldest !== undefined) trees.delete(oldest);
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
      const needed = new Set(paths.flatMap(pathWithParents));
      return success(
        new Map(tree.value.flatMap((entry) => (needed.has(entry.path) ? [[entry.path, entry] as const] : []))),
      );
    },
  };
}
