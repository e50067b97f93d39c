import { GENERATED, childrenOf, isElement, textOf } from '../parse/document.ts';
import type { TreeElement, TreeNode } from '../parse/document.ts';
import { HEADING, isBlockDrawing, isInlineTag } from '../plain/node-kinds.ts';
import { escapeBlock, escapeText } from './escape.ts';
import { renderFence } from './fence.ts';
import { indent } from './indent.ts';
import { renderList } from './list.ts';
import { renderInline } from './inline.ts';
import { renderMarkdownTable } from './table.ts';

/** Renders a plain tree as GitHub Flavored Markdown. Parsing the result returns the same content. */
export function renderMarkdown(nodes: readonly TreeNode[]): string {
  const text = renderBlocks(nodes);
  return text === '' ? '' : `${text}\n`;
}

/** Renders blocks, one below the other. */
function renderBlocks(nodes: readonly TreeNode[], between = '\n\n'): string {
  let usesOtherMarker = false;
  const parts = groupInline(nodes).map((part, index, all) => {
    const before = all[index - 1];
    // Two adjacent lists would be parsed as one, so they use different markers.
    usesOtherMarker = haveSameTag(before, part) && !usesOtherMarker;
    return renderBlock(part, usesOtherMarker);
  });
  return parts.filter((part) => part !== '').join(between);
}

function haveSameTag(before: TreeNode | undefined, node: TreeNode): boolean {
  return before !== undefined && isElement(before) && isElement(node) && before[0] === node[0];
}

/** Wraps inline nodes between blocks in a paragraph. */
function groupInline(nodes: readonly TreeNode[]): TreeElement[] {
  const groups: TreeElement[] = [];
  let words: TreeElement | undefined;
  for (const node of nodes) {
    if (isInline(node)) {
      if (!words) groups.push((words = ['p', {}]));
      words.push(node);
    } else {
      words = undefined;
      groups.push(node as TreeElement);
    }
  }
  return groups;
}

function isInline(node: TreeNode): boolean {
  if (!isElement(node)) return true;
  return node[0].startsWith(GENERATED) ? !isBlockDrawing(node) : isInlineTag(node[0]);
}

function renderBlock(node: TreeElement, usesOtherMarker: boolean): string {
  const [tag, props] = node;
  const children = childrenOf(node);
  if (tag.startsWith(GENERATED)) return renderDrawn(node);
  if (HEADING.test(tag)) return renderHeading(Number(tag.slice(1)), children);
  if (tag === 'p') return escapeBlock(renderInline(children).trim());
  if (tag === 'hr') return '***';
  if (tag === 'pre') return renderFence(node);
  if (tag === 'ul' || tag === 'ol') return renderList(node, { usesOtherMarker, write: renderBlocks });
  if (tag === 'table') return renderMarkdownTable(children);
  if (tag === 'blockquote') return renderBlockquote(children, props['as']);
  return props['class'] === 'footnotes' ? renderNotes(children) : renderBlocks(children);
}

/** Escapes trailing `#` characters, which would be parsed as a closing sequence. */
function renderHeading(level: number, children: readonly TreeNode[]): string {
  const words = renderInline(children, { isLine: true })
    .trim()
    .replace(/#(?=#*$)/u, String.raw`\#`);
  return `${'#'.repeat(level)} ${words}`.trim();
}

function renderBlockquote(children: readonly TreeNode[], kind: unknown): string {
  const alert = typeof kind === 'string' ? `[!${kind.toUpperCase()}]\n` : '';
  return indent(alert + renderBlocks(children), '> ', '> ');
}

/** Renders footnotes in the order of their numbers. */
function renderNotes(children: readonly TreeNode[]): string {
  const notes = children.filter(isElement).flatMap(childrenOf).filter(isElement);
  return notes
    .map((note, index) => `[^${index + 1}]: ${indent(renderBlocks(childrenOf(note)), '', '    ')}`)
    .join('\n\n');
}

/** Renders a formula, or the source of a diagram. */
function renderDrawn(node: TreeElement): string {
  const { source } = node[1];
  if (typeof source !== 'string') return escapeBlock(escapeText(textOf(node)));
  if (node[0] === `${GENERATED}math`) return `$$\n${source.trim()}\n$$`;
  return renderFence(['pre', { language: 'mermaid' }, source]);
}
