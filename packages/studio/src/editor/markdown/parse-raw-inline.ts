import { cleanInline } from './clean-inline.ts';
import type { InlinePiece, InlineLocation } from './clean-inline.ts';
import { openMarkdown } from './open-markdown.ts';

/** A single tag or comment is not parsed again. */
const TAG = /^<(?:\/?[a-z][^<>`]*|!--[^<>]*--)>$/iu;

/** Replaces inline source code that the author wrote with what the parser reads from it. */
export function parseRawInline(pieces: readonly InlinePiece[], location: InlineLocation): readonly InlinePiece[] {
  const isRead = ({ node }: InlinePiece): boolean => node?.type.name === 'rawInline' && !TAG.test(node.textContent);
  if (!pieces.some(isRead)) return pieces;
  return pieces.flatMap((piece) => (isRead(piece) ? parsed(piece, location) : [piece]));
}

/** A letter before the source prevents it from being parsed as a block. */
function parsed(piece: InlinePiece, location: InlineLocation): InlinePiece[] {
  const source = piece.node?.textContent ?? '';
  try {
    const { doc } = openMarkdown(`\n${source.startsWith(' ') ? '' : 'x'}${source}`);
    const [block] = doc.content.content;
    if (!block || doc.childCount > 1 || block.type.name !== 'paragraph' || block.attrs['props'] !== null)
      return [piece];
    const pieces = cleanInline(block.content, location === 'cell' ? 'label' : location);
    const [first, ...rest] = pieces;
    if (!first?.text?.startsWith('x')) return pieces.map((entry) => withMarks(entry, piece));
    return [{ ...first, text: first.text.slice(1) }, ...rest]
      .filter(({ text }) => text !== '')
      .map((entry) => withMarks(entry, piece));
  } catch {
    return [piece];
  }
}

function withMarks(entry: InlinePiece, { marks }: InlinePiece): InlinePiece {
  return { ...entry, marks: marks.reduce((all, mark) => mark.addToSet(all), entry.marks) };
}
