import { childrenOf, isElement } from '../parse/document.ts';
import type { TreeElement, TreeNode } from '../parse/document.ts';
import type { RenderMap } from './compile-body.ts';
import { allowProps } from './sanitise.ts';

/** Stands before a name that means the element; no author can write it. */
const PLAIN = '=';

/** The plain elements that a component without a life in the browser stands for. */
export function expandComponent(node: TreeElement, components: RenderMap['server']): TreeNode[] {
  const [tag, props] = node;
  const children = childrenOf(node);
  const plain = own(components, tag)?.(allowProps(props), children) ?? [];
  const written = new Set(children.flatMap(withSlotContent));
  return plain.map((part) => markPlain(part, tag, written));
}

/** What is in a slot was written by the author, too. */
function withSlotContent(child: TreeNode): TreeNode[] {
  return isElement(child) && child[0] === 'template' ? [child, ...childrenOf(child)] : [child];
}

/** Authors choose the name, so what every object inherits must not answer to it. */
export function own<Value>(record: Record<string, Value>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** The element that a marked name means. */
export function plainTag(marked: string): string {
  return marked.startsWith(PLAIN) ? marked.slice(PLAIN.length) : marked;
}

/** What a component stands for may hold the very element it is named after: there the name means the element. */
function markPlain(node: TreeNode, tag: string, inside: ReadonlySet<TreeNode>): TreeNode {
  if (!isElement(node) || inside.has(node)) return node;
  const [name, props] = node;
  const children = childrenOf(node).map((child) => markPlain(child, tag, inside));
  return [name === tag ? `${PLAIN}${name}` : name, props, ...children];
}
