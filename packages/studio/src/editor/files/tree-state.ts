import { createStore } from '@recto/ui/store';
import type { FolderNode, TreeNode } from './build-tree.ts';
import { foldersOf } from './build-tree.ts';

/** Trees with up to this many entries are expanded initially. */
const MAX_EXPANDED_ENTRIES = 40;

/** Ids of open folders; `undefined` until the tree was shown. Kept while other parts of the studio are shown. */
export const openFolders = createStore<ReadonlySet<string> | undefined>(undefined);

/** Id of the row that gets the focus when the tree does. */
export const chosenRow = createStore<string | undefined>(undefined);

/** Path of a file that the tree reveals as soon as it is listed. */
export const fileToShow = createStore<string | undefined>(undefined);

/** Folders that are open initially: all in a small tree, otherwise those around the file that is being edited. */
export function initiallyOpen(roots: readonly FolderNode[], path: string | undefined): Set<string> {
  const all = listFolders(roots);
  const count = all.reduce((sum, { children }) => sum + children.length, 0);
  if (count <= MAX_EXPANDED_ENTRIES) return new Set(all.map(({ id }) => id));
  return new Set(path === undefined ? [] : foldersOf(path, roots));
}

function listFolders(nodes: readonly TreeNode[]): FolderNode[] {
  return nodes.flatMap((node) => (node.kind === 'file' ? [] : [node, ...listFolders(node.children)]));
}
