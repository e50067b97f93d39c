import type { FileNode, FolderNode, TreeNode } from './build-tree.ts';

/** Maximum number of entries of one folder that are shown before the user requests the rest. */
export const MAX_ENTRIES = 200;

interface RowPosition {
  id: string;
  /** Depth in the tree, counted from 1. */
  level: number;
  /** Position in its folder, counted from 1. */
  position: number;
  /** Number of entries in its folder. */
  size: number;
  /** Id of the row of its folder. */
  parent: string | undefined;
}

/** A row of the tree. */
export type Row = RowPosition &
  (
    | { kind: 'file'; node: FileNode }
    | { kind: 'folder'; node: FolderNode; isOpen: boolean }
    /** Row that shows more entries. */
    | { kind: 'more'; folder: string; hidden: number }
  );

/** Which rows are visible. */
export interface RowState {
  /** Ids of open folders. */
  open: ReadonlySet<string>;
  /** Folders that are shown with all entries, however many they have. */
  whole: ReadonlySet<string>;
}

/** Lists the visible rows, without the content of closed folders. */
export function listRows(nodes: readonly TreeNode[], state: RowState, level = 1, parent?: FolderNode): Row[] {
  const isCut = parent && nodes.length > MAX_ENTRIES && !state.whole.has(parent.id);
  const visible = isCut ? nodes.slice(0, MAX_ENTRIES) : nodes;
  const common = { level, size: nodes.length, parent: parent?.id };
  const rows = visible.flatMap((node, index): Row[] => {
    const base = { ...common, id: node.id, position: index + 1 };
    if (node.kind === 'file') return [{ ...base, kind: 'file', node }];
    const isOpen = state.open.has(node.id);
    const row: Row = { ...base, kind: 'folder', node, isOpen };
    return isOpen ? [row, ...listRows(node.children, state, level + 1, node)] : [row];
  });
  if (!isCut) return rows;
  const hidden = nodes.length - MAX_ENTRIES;
  const more = { ...common, kind: 'more', id: `more ${parent.id}`, position: MAX_ENTRIES + 1 } as const;
  return [...rows, { ...more, folder: parent.id, hidden }];
}
