import { childrenOf, isElement, textOf } from '@recto/content';
import type { TreeNode } from '@recto/content';
import type { AnchorTarget } from '../source/completion/source-completions.ts';

/** Headings of a body that links can lead to, at any depth. */
export function listAnchors(nodes: readonly TreeNode[]): AnchorTarget[] {
  return nodes.filter(isElement).flatMap((node): AnchorTarget[] => {
    const [tag, { id }] = node;
    if (/^h[1-6]$/u.test(tag)) return typeof id === 'string' ? [{ id, title: textOf(node).trim() || id }] : [];
    return listAnchors(childrenOf(node));
  });
}
