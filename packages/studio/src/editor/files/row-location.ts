import { folderOf, nameOf } from '../../paths/relative-path.ts';
import type { TreeNode } from './build-tree.ts';
import type { Row } from './visible-rows.ts';

/** Location of a file or folder: its parent folder, and its name in it. */
export interface RowLocation {
  folder: string;
  name: string;
}

/** Location of a node; `undefined` for a collection. */
export function locationOfNode(node: TreeNode, parent: string | undefined): RowLocation | undefined {
  if (node.kind === 'file') return { folder: folderOf(node.id), name: nameOf(node.id) };
  if (parent === undefined) return undefined;
  // A folder that only contains one folder is shown together with it; the location is that of the outer folder.
  return { folder: parent, name: node.path.slice(parent.length + 1).split('/')[0] ?? '' };
}

/** Location of a row; `undefined` for a collection and for the row that shows more. */
export function locationOfRow(row: Row, rows: readonly Row[]): RowLocation | undefined {
  if (row.kind === 'more') return undefined;
  const parent = rows.find(({ id }) => id === row.parent);
  return locationOfNode(row.node, parent?.kind === 'folder' ? parent.node.path : undefined);
}
