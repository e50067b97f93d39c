import { ContentError } from '../../errors.ts';
import type { TextPlace } from '../addresses.ts';
import { childrenOf, isElement } from '../document.ts';
import type { TreeNode } from '../document.ts';

/** Longest text that a message quotes, in characters. */
const LONGEST_QUOTE = 60;

/** The first words of a text. */
export function quote(written: string): string {
  const text = written.replaceAll(/\s+/gu, ' ').trim();
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).replace(/\s\S*$/u, '')} …` : text;
}

/** The first words of some nodes. */
export function quoteNodes(nodes: readonly TreeNode[]): string {
  return quote(nodes.map(wordsOf).join(' '));
}

/** A text, with spaces between elements that may be blocks. */
function wordsOf(node: TreeNode): string {
  if (!isElement(node)) return node;
  const children = childrenOf(node);
  const text = children.map(wordsOf).join(children.every(isElement) ? ' ' : '');
  // Titles and addresses are lost with the rest.
  return [text, ...Object.values(node[1]).filter((value) => typeof value === 'string' && value !== '')]
    .join(' ')
    .trimStart();
}

export function unusedFootnote(label: string, nodes: readonly TreeNode[], place: TextPlace): ContentError {
  return new ContentError(
    'footnote/unused',
    `The footnote "[^${label}]" is not shown, since no text refers to it: “${quoteNodes(nodes)}”.`,
    `Write [^${label}] in the text, or remove the footnote.`,
    place,
  );
}

export function repeatedFootnote(label: string, nodes: readonly TreeNode[], place: TextPlace): ContentError {
  return new ContentError(
    'footnote/repeated',
    `The footnote "[^${label}]" is defined twice. This one is not shown: “${quoteNodes(nodes)}”.`,
    'Give one of them another name.',
    place,
  );
}

export function extraCells(text: string, place: TextPlace): ContentError {
  return new ContentError(
    'markup/cell',
    `The row has more cells than the head of its table, so the last are not shown: “${quote(text)}”.`,
    'Add a cell to the head, or put a backslash before a | that is part of the text.',
    place,
  );
}

export function closesNothing(tag: string, place: TextPlace): ContentError {
  return new ContentError(
    'markup/element',
    `The tag </${tag}> closes nothing, and is removed.`,
    'Remove it, or put a backslash before the < of a text.',
    place,
  );
}

export function removedMarkup(text: string, place: TextPlace): ContentError {
  const isComment = text.startsWith('<!--');
  return new ContentError(
    'markup/element',
    isComment
      ? `The comment is never closed, so what follows it is not shown: “${quote(text.slice(4))}”.`
      : `Markup of this kind is removed: “${quote(text)}”.`,
    isComment ? 'Write --> where it ends.' : 'Write text as text. What nobody should see can be a comment: <!-- … -->.',
    place,
  );
}
