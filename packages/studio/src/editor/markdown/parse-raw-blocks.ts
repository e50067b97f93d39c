import { Fragment } from '@tiptap/pm/model';
import type { Node } from '@tiptap/pm/model';
import { openMarkdown } from './open-markdown.ts';

/** Replaces blocks of source code that the author wrote with what the parser reads from them. */
export function parseRawBlocks(doc: Node, isRead: (node: Node) => boolean): { doc: Node; indexes: number[] } {
  const indexes: number[] = [];
  const children = doc.content.content.flatMap((node, index) => {
    const read = expand(node, isRead);
    indexes.push(...read.map(() => index));
    return read;
  });
  return { doc: doc.copy(Fragment.fromArray(children)), indexes };
}

function expand(node: Node, isRead: (node: Node) => boolean): readonly Node[] {
  if (node.type.name === 'rawBlock') return isRead(node) ? parsed(node) : [node];
  if (node.isLeaf || node.inlineContent) return [node];
  const children = node.content.content.flatMap((child) => expand(child, isRead));
  const isSame =
    children.every((child, index) => child === node.maybeChild(index)) && children.length === node.childCount;
  return [isSame ? node : node.copy(Fragment.fromArray(children))];
}

function parsed(node: Node): readonly Node[] {
  try {
    return openMarkdown(`\n${node.textContent}`).doc.content.content;
  } catch {
    return [node];
  }
}
