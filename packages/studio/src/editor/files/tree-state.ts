import { createStore } from '@recto/ui/store';
import type { FolderNode, TreeNode } from './build-tree.ts';
import { foldersOf } from './build-tree.ts';

/** Trees with no more files than this are shown open. */
const FEW = 40;

/** What somebody has opened; `undefined` until the tree was shown. It stays while other parts of the studio are shown. */
export const openFolders = createStore<ReadonlySet<string> | undefined>(undefined);

/** The row that has the focus when the tree has it. */
export const chosenRow = createStore<string | undefined>(undefined);

/** A file that the tree has to show as soon as it has it. */
export const fileToShow = createStore<string | undefined>(undefined);

/** The folders that are open at first: all of a small tree, otherwise those around the file that is edited. */
export function openAtFirst(roots: readonly FolderNode[], path: string | undefined): Set<string> {
  const all = listFolders(roots);
  const count = all.reduce((sum, { children }) => sum + children.length, 0);
  if (count <= FEW) return new Set(all.map(({ id }) => id));
  return new Set(path === undefined ? [] : foldersOf(path, roots));
}

function listFolders(nodes: readonly TreeNode[]): FolderNode[] {
  return nodes.flatMap((node) => (node.kind === 'file' ? [] : [node, ...listFolders(node.children)]));
}
