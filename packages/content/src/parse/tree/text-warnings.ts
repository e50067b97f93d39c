import { ContentError } from '../../errors.ts';
import type { TextPosition } from '../written-urls.ts';
import { childrenOf, isElement } from '../document.ts';
import type { TreeNode } from '../document.ts';

/** Maximum length of a quoted text in a message, in characters. */
const MAX_QUOTE_LENGTH = 60;

/** Returns the first words of a text. */
export function quote(source: string): string {
  const text = source.replaceAll(/\s+/gu, ' ').trim();
  return text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH).replace(/\s\S*$/u, '')} …` : text;
}

/** Returns the first words of nodes. */
export function quoteNodes(nodes: readonly TreeNode[]): string {
  return quote(nodes.map(textWithProps).join(' '));
}

/** Returns the text of a node, with spaces between elements that may be blocks. */
function textWithProps(node: TreeNode): string {
  if (!isElement(node)) return node;
  const children = childrenOf(node);
  const text = children.map(textWithProps).join(children.every(isElement) ? ' ' : '');
  // Titles and URLs are not shown either, so they are included.
  return [text, ...Object.values(node[1]).filter((value) => typeof value === 'string' && value !== '')]
    .join(' ')
    .trimStart();
}

/** Warning for a footnote without a reference. */
export function unusedFootnote(label: string, nodes: readonly TreeNode[], position: TextPosition): ContentError {
  return new ContentError(
    'footnote/unused',
    `The footnote "[^${label}]" is not shown, since no text refers to it: “${quoteNodes(nodes)}”.`,
    `Write [^${label}] in the text, or remove the footnote.`,
    position,
  );
}

/** Warning for a footnote that is defined twice. */
export function repeatedFootnote(label: string, nodes: readonly TreeNode[], position: TextPosition): ContentError {
  return new ContentError(
    'footnote/repeated',
    `The footnote "[^${label}]" is defined twice. This one is not shown: “${quoteNodes(nodes)}”.`,
    'Give one of them another name.',
    position,
  );
}

/** Warning for a heading with the id of an earlier heading or of a footnote. */
export function repeatedId(id: string, line: number): ContentError {
  return new ContentError(
    'markup/id',
    `The id "${id}" is used twice on this page, so links to it do not lead to this heading.`,
    'Give the heading another id.',
    { line, column: 1 },
  );
}

/** Warning for cells beyond the number of columns of a table. */
export function extraCells(text: string, position: TextPosition): ContentError {
  return new ContentError(
    'markup/cell',
    `The row has more cells than the head of its table, so the last ones are not shown: “${quote(text)}”.`,
    'Add a cell to the head, or put a backslash before a | that is part of the text.',
    position,
  );
}

/** Warning for a closing tag without an opening tag. */
export function unmatchedClosingTag(tag: string, position: TextPosition): ContentError {
  return new ContentError(
    'markup/element',
    `The tag </${tag}> has no opening tag and is removed.`,
    'Remove it, or put a backslash before the < if it is text.',
    position,
  );
}

/** Warning for an unclosed comment, or for markup such as a processing instruction. */
export function removedMarkup(text: string, position: TextPosition): ContentError {
  const isComment = text.startsWith('<!--');
  return new ContentError(
    'markup/element',
    isComment
      ? `The comment is never closed, so the text after it is not shown: “${quote(text.slice(4))}”.`
      : `Markup of this kind is removed: “${quote(text)}”.`,
    isComment ? 'Write --> where it ends.' : 'Write it as text, or hide it in a comment: <!-- … -->.',
    position,
  );
}
