import { childrenOf, isElement, textOf } from '../parse/document.ts';
import type { TreeElement, TreeNode } from '../parse/document.ts';
import { GENERATED } from '../parse/document.ts';
import { renderEmphasis } from './emphasis.ts';
import { escapeUrl, escapeText } from './escape.ts';

/** Options of `renderInline`. */
export interface InlineOptions {
  /** Whether the result must be a single line, as in a heading or a table cell. */
  isLine?: boolean;
}

/** Renders inline nodes as markdown. Characters with a meaning at the start of a line are not escaped. */
export function renderInline(nodes: readonly TreeNode[], options: InlineOptions = {}): string {
  const parts = nodes.map((node) =>
    isElement(node) ? renderPart(node, options) : escapeText(joinLines(node, options)),
  );
  let text = '';
  for (const [index, node] of nodes.entries()) {
    const part = parts[index] ?? '';
    const next = parts.slice(index + 1).find((later) => later !== '') ?? '';
    if (!isElement(node)) text += part;
    else if (Object.hasOwn(MARKS, node[0])) text += renderEmphasis(part, MARKS[node[0]] ?? [], node[0], [text, next]);
    else text = joinPart(text, part);
  }
  return text;
}

/** Delimiters by element, the preferred one first. */
const MARKS: Record<string, readonly string[]> = { em: ['_', '*'], strong: ['**'], del: ['~~'] };

/**
 * Escapes `!` before a link, which would make it an image, and separates adjacent code spans, which would be parsed as
 * one.
 */
function joinPart(text: string, part: string): string {
  if (part.startsWith('[') && text.endsWith('!')) return `${text.slice(0, -1)}\\!${part}`;
  return part.startsWith('`') && text.endsWith('`') ? `${text}<!-- -->${part}` : text + part;
}

function renderPart(node: TreeElement, options: InlineOptions): string {
  const [tag, props] = node;
  if (tag.startsWith(GENERATED)) return renderFormula(node);
  const renderContent = (): string => renderInline(childrenOf(node), options);
  if (tag === 'br') return options.isLine ? '<br>' : '\\\n';
  if (tag === 'code') return renderCode(textOf(node));
  if (tag === 'img') return renderPicture(node);
  if (tag === 'input') return props['checked'] === undefined ? '[ ] ' : '[x] ';
  if (tag === 'a') return renderLink(node, renderContent());
  if (props['class'] === 'footnote-ref') return `[^${textOf(node)}]`;
  return Object.hasOwn(MARKS, tag) ? renderContent() : `<${tag}>${renderContent().trim()}</${tag}>`;
}

function renderPicture([, { src, alt, title }]: TreeElement): string {
  const words = typeof alt === 'string' ? escapeText(alt.replaceAll(/\s+/gu, ' ')) : '';
  return `![${words}](${target(src, title)})`;
}

function renderLink(node: TreeElement, words: string): string {
  const { href, title } = node[1];
  const url = String(href);
  const isUrl = title === undefined && /^https?:\/\/[^\s<>]+$/u.test(url) && textOf(node) === url;
  return isUrl ? `<${url}>` : `[${words}](${target(url, title)})`;
}

function target(url: unknown, title: unknown): string {
  const words =
    typeof title === 'string' ? ` "${title.replaceAll(/[\\"]/gu, String.raw`\$&`).replaceAll(/\s+/gu, ' ')}"` : '';
  return (typeof url === 'string' ? escapeUrl(url) : '') + words;
}

/** Uses more backticks than any run in the code. */
function renderCode(code: string): string {
  const text = code.replaceAll(/\s*\n\s*/gu, ' ');
  if (text.trim() === '') return text;
  const runs = text.match(/`+/gu) ?? [];
  const lengths = new Set(runs.map(({ length }) => length));
  let length = 1;
  while (lengths.has(length)) length += 1;
  const fence = '`'.repeat(length);
  const isPadded = /^`|`$/u.test(text) || /^ .* $/u.test(text);
  return isPadded ? `${fence} ${text} ${fence}` : fence + text + fence;
}

function renderFormula(node: TreeElement): string {
  const { source, display } = node[1];
  const delimiter = display === 'block' ? '$$' : '$';
  return typeof source === 'string'
    ? delimiter + source.trim().replaceAll(/\s+/gu, ' ') + delimiter
    : escapeText(textOf(node));
}

/** Replaces line breaks by spaces where only one line is allowed. */
function joinLines(text: string, { isLine = false }: InlineOptions): string {
  return isLine ? text.replaceAll(/\s*\n\s*/gu, ' ') : text.replaceAll(/[ \t]+(?=\n)/gu, '');
}
