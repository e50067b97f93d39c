import { FALLBACK_TEXT } from './document.ts';
import type { TreeElement, TreeNode } from './document.ts';

/** Elements that are visible without content. */
const EMPTY = new Set(['br', 'hr', 'wbr']);

/**
 * Returns the text of a component that was written as `:name`, for the case that no component has this name. It is also
 * used for names of elements, because most elements without content are not visible.
 */
export function fallbackText(node: TreeElement): TreeNode | undefined {
  const fallback = node[1][FALLBACK_TEXT];
  if (EMPTY.has(node[0])) return undefined;
  return typeof fallback === 'string' || Array.isArray(fallback) ? (fallback as TreeNode) : undefined;
}
