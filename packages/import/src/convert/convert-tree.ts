import { toString } from 'mdast-util-to-string';
import type { Converter } from './converter.ts';
import { convertCode } from './convert-code.ts';
import { convertElement } from './convert-element.ts';
import { convertExpression } from './convert-expression.ts';
import { convertHeading } from './convert-heading.ts';
import { convertHtml } from './convert-html.ts';
import { urlRange } from './url-range.ts';
import { applyEdits } from './edits.ts';
import type { Edit } from './edits.ts';
import { childrenOf, endOf, isJsx, startOf } from './parse-text.ts';
import type { Node } from './parse-text.ts';

/** Converts a node to text. */
export function convertNode(node: Node, converter: Converter): string {
  const [start, end] = [startOf(node), endOf(node)];
  return applyEdits(converter.text, [...editsOf(node, converter), ...converter.edits], start, end);
}

/** Returns the edits of a node and its descendants. */
function editsOf(node: Node, converter: Converter): Edit[] {
  const replaced = converter.replaced.get(node);
  if (replaced !== undefined) return [replaceNode(node, replaced)];
  if (isJsx(node)) {
    const text = convertElement(node, converter);
    return [replaceNode(node, node.type === 'mdxJsxFlowElement' ? indent(text, node, converter) : text)];
  }
  if (isOnlyJsx(node)) {
    const parts = childrenOf(node)
      .filter((child) => child.type !== 'text')
      .map((child) => converter.convert(child));
    return [replaceNode(node, indent(parts.filter((part) => part !== '').join('\n\n'), node, converter))];
  }
  const childEdits = childrenOf(node).flatMap((child) => editsOf(child, converter));
  switch (node.type) {
    case 'mdxjsEsm':
      return [replaceNode(node, '')];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [replaceNode(node, convertExpression(node, converter))];
    case 'code':
      return convertCode(node, converter);
    case 'heading':
      return [...convertHeading(node, converter), ...childEdits];
    case 'html':
      return convertHtml(node, converter);
    case 'link':
    case 'image':
    case 'definition':
      return [...childEdits, ...convertUrl(node, converter)];
    default:
      return childEdits;
  }
}

/** Whether a paragraph contains only elements, so that JSX treats it as a block. */
function isOnlyJsx(node: Node): boolean {
  if (node.type !== 'paragraph') return false;
  return (
    node.children.some((child) => child.type === 'mdxJsxTextElement') &&
    node.children.every(
      (child) => child.type === 'mdxJsxTextElement' || (child.type === 'text' && child.value.trim() === ''),
    )
  );
}

function replaceNode(node: Node, text: string): Edit {
  return { start: startOf(node), end: endOf(node), text };
}

/** Repeats what precedes the first line on all other lines: list indentation, blockquote markers (`>`). */
function indent(text: string, node: Node, { text: source }: Converter): string {
  const start = startOf(node);
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start).replaceAll(/[^>\s]/gu, ' ');
  return text
    .split('\n')
    .join(`\n${before}`)
    .replaceAll(/\n[ \t]+(?=\n)/gu, '\n');
}

type NodeWithUrl = Extract<Node, { type: 'link' | 'image' | 'definition' }>;

function convertUrl(node: NodeWithUrl, converter: Converter): Edit[] {
  const range = urlRange(node, converter.text);
  if (!range) return [];
  const { url } = node;
  const converted = node.type === 'image' ? converter.image(url, startOf(node)) : converter.link(url, startOf(node));
  const decorative = node.type === 'image' && (node.alt ?? '') === '' ? [markDecorative(node, converter)] : [];
  if (converted === url) return decorative;
  if (converted === '') return [replaceNode(node, node.type === 'image' ? (node.alt ?? '') : toString(node))];
  return [{ ...range, text: /[\s()<>]/u.test(converted) ? `<${converted}>` : converted }, ...decorative];
}

/** Converts a text from a position on. */
export function convertRoot(root: Node, start: number, converter: Converter): string {
  const edits = [...editsOf(root, converter), ...converter.edits];
  return applyEdits(converter.text, edits, start);
}

/** Marks an image without alternative text as decorative. */
function markDecorative(node: Node, { text, note }: Converter): Edit {
  const end = endOf(node);
  note('changed', 'image/alt', 'An image without alternative text was marked as decorative.', startOf(node));
  return { start: end, end, text: text[end] === '{' ? '' : '{role="presentation"}' };
}
