import type { Node as CodeNode } from 'oxc-parser';
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';

export type { Root };
export type Node = Nodes;
export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** The tree of a text, with positions. Throws where MDX cannot be parsed. */
export function parseText(text: string, syntax: 'mdx' | 'markdown'): Root {
  if (syntax === 'markdown') {
    return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  }
  return fromMarkdown(text, {
    extensions: [gfm(), mdxjs()],
    mdastExtensions: [gfmFromMarkdown(), mdxFromMarkdown()],
  });
}

export function startOf(node: Node): number {
  return node.position?.start.offset ?? 0;
}

export function endOf(node: Node): number {
  return node.position?.end.offset ?? 0;
}

export function childrenOf(node: Node): readonly Node[] {
  return 'children' in node ? node.children : [];
}

export function isJsx(node: Node): node is JsxNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The program that an expression, an attribute or an import line consists of. */
export function programOf(node: { data?: unknown } | undefined): readonly CodeNode[] {
  const { estree } = (node?.data ?? {}) as { estree?: { body: CodeNode[] } | null };
  return estree?.body ?? [];
}

/** The expression in braces, or `undefined` where there is only a comment. */
export function expressionOf(node: { data?: unknown }): CodeNode | undefined {
  const [statement] = programOf(node);
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/** All nodes below a node, itself first. */
export function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* walk(child);
}
