import type { FileNode, FolderNode, TreeNode } from './build-tree.ts';

/** Most entries of one folder that are shown before somebody asks for the rest. */
export const MOST_ENTRIES = 200;

interface RowPlace {
  id: string;
  /** Counted from 1, as are the level and the position. */
  level: number;
  position: number;
  /** Entries of the folder that it is in. */
  size: number;
  /** The row of the folder that it is in. */
  parent: string | undefined;
}

/** A line of the tree. */
export type Row = RowPlace &
  (
    | { kind: 'file'; node: FileNode }
    | { kind: 'folder'; node: FolderNode; isOpen: boolean }
    /** Stands for entries that are not shown. */
    | { kind: 'more'; folder: string; hidden: number }
  );

export interface RowState {
  open: ReadonlySet<string>;
  /** Folders that are shown with all entries, however many they have. */
  whole: ReadonlySet<string>;
}

/** The lines that can be seen: the content of closed folders is not among them. */
export function listRows(nodes: readonly TreeNode[], state: RowState, level = 1, parent?: FolderNode): Row[] {
  const isCut = parent && nodes.length > MOST_ENTRIES && !state.whole.has(parent.id);
  const shown = isCut ? nodes.slice(0, MOST_ENTRIES) : nodes;
  const place = { level, size: nodes.length, parent: parent?.id };
  const rows = shown.flatMap((node, index): Row[] => {
    const own = { ...place, id: node.id, position: index + 1 };
    if (node.kind === 'file') return [{ ...own, kind: 'file', node }];
    const isOpen = state.open.has(node.id);
    const row: Row = { ...own, kind: 'folder', node, isOpen };
    return isOpen ? [row, ...listRows(node.children, state, level + 1, node)] : [row];
  });
  if (!isCut) return rows;
  const hidden = nodes.length - MOST_ENTRIES;
  const more = { ...place, kind: 'more', id: `more ${parent.id}`, position: MOST_ENTRIES + 1 } as const;
  return [...rows, { ...more, folder: parent.id, hidden }];
}
