import { WRITTEN } from './document.ts';
import type { TreeElement, TreeNode } from './document.ts';

/** Elements that say something without content. */
const EMPTY = new Set(['br', 'hr', 'wbr']);

/**
 * What an author wrote as `:name`, where that is no component: text. An element without content says nothing, so the
 * names of most elements are text, too.
 */
export function writtenText(node: TreeElement): TreeNode | undefined {
  const written = node[1][WRITTEN];
  if (EMPTY.has(node[0])) return undefined;
  return typeof written === 'string' || Array.isArray(written) ? (written as TreeNode) : undefined;
}
