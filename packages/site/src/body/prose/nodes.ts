import { childrenOf, isElement } from '@recto/content';
import type { TreeNode } from '@recto/content';

/** What an author may write: its names are known, but anything can stand there. */
export type Written<Props> = { readonly [Name in keyof Props]?: unknown };

/** A property as text; authors write numbers and `true` too. */
export function textProp(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** Whether an element of this name stands in a tree, however deep. */
export function contains(nodes: readonly TreeNode[], name: string): boolean {
  return nodes.some((node) => isElement(node) && (node[0] === name || contains(childrenOf(node), name)));
}
