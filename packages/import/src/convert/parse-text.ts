import type { Node as CodeNode } from 'oxc-parser';
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';

export type { Root };
/** A node of the syntax tree. */
export type Node = Nodes;
/** A JSX element, as a block or inside a paragraph. */
export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** Parses a text to a syntax tree with positions. Throws for invalid MDX. */
export function parseText(text: string, syntax: 'mdx' | 'markdown'): Root {
  if (syntax === 'markdown') {
    return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  }
  return fromMarkdown(text, {
    extensions: [gfm(), mdxjs()],
    mdastExtensions: [gfmFromMarkdown(), mdxFromMarkdown()],
  });
}

/** Returns the start offset of a node. */
export function startOf(node: Node): number {
  return node.position?.start.offset ?? 0;
}

/** Returns the end offset of a node. */
export function endOf(node: Node): number {
  return node.position?.end.offset ?? 0;
}

/** Returns the children of a node. */
export function childrenOf(node: Node): readonly Node[] {
  return 'children' in node ? node.children : [];
}

/** Whether a node is a JSX element. */
export function isJsx(node: Node): node is JsxNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns the statements of an expression, an attribute or an import. */
export function programOf(node: { data?: unknown } | undefined): readonly CodeNode[] {
  const { estree } = (node?.data ?? {}) as { estree?: { body: CodeNode[] } | null };
  return estree?.body ?? [];
}

/** Returns the expression in braces, or `undefined` if there is only a comment. */
export function expressionOf(node: { data?: unknown }): CodeNode | undefined {
  const [statement] = programOf(node);
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/** Yields a node and all its descendants. */
export function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* walk(child);
}
