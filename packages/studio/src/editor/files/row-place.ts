import { folderOf } from '../../paths/relative-path.ts';
import type { TreeNode } from './build-tree.ts';
import { nameOf } from './row-label.ts';
import type { Row } from './visible-rows.ts';

/** A file or folder by its name in the folder that it is in. */
export interface RowPlace {
  folder: string;
  name: string;
}

/** `undefined` for what has no place among others: a collection. */
export function placeOfNode(node: TreeNode, parent: string | undefined): RowPlace | undefined {
  if (node.kind === 'file') return { folder: folderOf(node.id), name: nameOf(node.id) };
  if (parent === undefined) return undefined;
  // A folder that has one folder only is shown together with it: the outer one has the place.
  return { folder: parent, name: node.path.slice(parent.length + 1).split('/')[0] ?? '' };
}

export function placeOfRow(row: Row, rows: readonly Row[]): RowPlace | undefined {
  if (row.kind === 'more') return undefined;
  const parent = rows.find(({ id }) => id === row.parent);
  return placeOfNode(row.node, parent?.kind === 'folder' ? parent.node.path : undefined);
}
