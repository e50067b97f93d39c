import type { Node } from '@tiptap/pm/model';
import { startOfLine } from '../documents/start-of-line.ts';
import type { MarkdownSource } from '../markdown/open-markdown.ts';
import type { SourcePosition } from '../studio.ts';

/**
 * Position in the document for a line of the file: at the text in a block that starts in this line, or in the block
 * around it. If the text is not there, the start of that block.
 */
export function findPosition(
  { tree, origins }: MarkdownSource,
  doc: Node,
  { line, text, offset }: Pick<SourcePosition, 'line' | 'text' | 'offset'>,
): number | undefined {
  const lineStart = startOfLine(tree.text, line);
  const nextLine = startOfLine(tree.text, line + 1);
  const inLine: number[] = [];
  let containing: number | undefined;
  let outermost: number | undefined;
  doc.descendants((node, position, parent) => {
    const start = origins.get(Number(node.attrs['origin'] ?? -1))?.block?.start;
    if (start !== undefined && start < Math.max(nextLine, lineStart + 1)) {
      if (node.isTextblock && start >= lineStart) inLine.push(position);
      if (node.isTextblock && start < lineStart) containing = position;
      if (parent === doc && start <= lineStart) outermost = position;
    }
    return !node.isTextblock;
  });
  if (text !== '') {
    for (const position of [...inLine, containing, outermost]) {
      const caret = position === undefined ? undefined : findWords(doc, position, text, offset);
      if (caret !== undefined) return caret;
    }
  }
  const block = outermost ?? inLine[0];
  return block === undefined ? undefined : Math.min(block + 1, doc.content.size);
}

/** Position of a text in the block at a position; before an inline node that contains it. */
function findWords(doc: Node, position: number, text: string, offset: number): number | undefined {
  const block = doc.nodeAt(position);
  let caret: number | undefined;
  block?.descendants((node, at) => {
    if (caret !== undefined) return false;
    const isAtom = node.isAtom && !node.isText;
    const start = node.isText || isAtom ? node.textContent.indexOf(text) : -1;
    if (start !== -1) caret = position + 1 + at + (isAtom ? 0 : start + Math.min(offset, text.length));
    return !isAtom;
  });
  return caret;
}
