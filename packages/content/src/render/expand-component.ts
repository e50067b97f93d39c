import { childrenOf, isElement } from '../parse/document.ts';
import type { TreeElement, TreeNode } from '../parse/document.ts';
import type { RenderMap } from './compile-body.ts';
import { allowProps } from '../allow-list/sanitise.ts';

/** Prefix of a tag that means the HTML element and not the component of the same name; authors cannot write it. */
const PLAIN = '=';

/** Replaces a tree component by the nodes that it returns. */
export function expandComponent(node: TreeElement, components: RenderMap['trees']): TreeNode[] {
  const [tag, props] = node;
  const children = childrenOf(node);
  const nodes = ownValue(components, tag)?.(allowProps(props), children) ?? [];
  const authorNodes = new Set(children.flatMap(withSlotContent));
  return nodes.map((part) => markPlain(part, tag, authorNodes));
}

/** Includes the content of slots, which is also written by the author. */
function withSlotContent(child: TreeNode): TreeNode[] {
  return isElement(child) && child[0] === 'template' ? [child, ...childrenOf(child)] : [child];
}

/** Reads an own property of a record. Authors choose the name, so inherited properties must not be found. */
export function ownValue<Value>(record: Record<string, Value>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Returns a tag without the prefix of `expandComponent`. */
export function plainTag(prefixedTag: string): string {
  return prefixedTag.startsWith(PLAIN) ? prefixedTag.slice(PLAIN.length) : prefixedTag;
}

/** Marks elements with the component's own name in its output: there the name means the HTML element. */
function markPlain(node: TreeNode, tag: string, authorNodes: ReadonlySet<TreeNode>): TreeNode {
  if (!isElement(node) || authorNodes.has(node)) return node;
  const [name, props] = node;
  const children = childrenOf(node).map((child) => markPlain(child, tag, authorNodes));
  return [name === tag ? `${PLAIN}${name}` : name, props, ...children];
}
