import type { Fragment, Mark, Node } from '@tiptap/pm/model';

/** A run of text, or an inline node, with its marks. */
export interface InlinePiece {
  /** Text of the run; `undefined` for a node other than text. */
  text?: string;
  /** The node, if it is not text. */
  node?: Node;
  marks: readonly Mark[];
}

/** Context of inline content, since markdown allows less in some contexts. */
export type InlineLocation = 'paragraph' | 'heading' | 'cell' | 'label';

const EMPHASIS_MARKS = new Set(['strong', 'em', 'strike']);

/**
 * Normalises inline content to what markdown can represent. Spaces at the edges of a block or mark, and breaks at the
 * end of a block, only exist in an editor.
 */
export function cleanInline(content: Fragment, location: InlineLocation): InlinePiece[] {
  let pieces: InlinePiece[] = [];
  for (const node of content.content) {
    if (node.isText)
      pieces.push({ text: (node.text ?? '').replace(/\r\n?|\n/gu, ' ').replaceAll('\0', '\uFFFD'), marks: node.marks });
    else if (node.type.name === 'hardBreak' && (location === 'heading' || location === 'label'))
      pieces.push({ text: ' ', marks: node.marks });
    else if (node.type.name === 'rawInline' && node.childCount === 0) continue;
    else pieces.push({ node, marks: node.marks });
  }
  pieces = trimBreaks(pieces);
  // Trimming one run may leave another one at an edge, so this is repeated until nothing changes.
  for (let count = -1; count !== pieces.length;) {
    count = pieces.length;
    pieces = join(trimMarks(join(pieces)));
  }
  if (location !== 'label') pieces = trimEnds(pieces);
  return join(pieces);
}

function isBreak({ node }: InlinePiece): boolean {
  return node?.type.name === 'hardBreak';
}

const isCode = ({ marks }: InlinePiece): boolean => marks.some(({ type }) => type.name === 'code');
const isBlank = (piece: InlinePiece): boolean => isBreak(piece) || (!isCode(piece) && piece.text?.trim() === '');

const emphasisOf = ({ marks }: InlinePiece): readonly Mark[] =>
  marks.filter(({ type }) => EMPHASIS_MARKS.has(type.name));
const withoutEmphasis = (piece: InlinePiece): InlinePiece => ({
  ...piece,
  marks: piece.marks.filter(({ type }) => !EMPHASIS_MARKS.has(type.name)),
});

/** Removes emphasis from white space at its edges. */
function trimMarks(pieces: readonly InlinePiece[]): InlinePiece[] {
  const done: InlinePiece[] = [];
  for (const [index, piece] of pieces.entries()) {
    const { text } = piece;
    if ((text === undefined && !isBreak(piece)) || isCode(piece) || emphasisOf(piece).length === 0) {
      done.push(piece);
      continue;
    }
    const isEdge = (other: InlinePiece | undefined): boolean =>
      !other || !sameMarks(emphasisOf(other), emphasisOf(piece));
    const [atStart, atEnd] = [isEdge(done.at(-1)), isEdge(pieces[index + 1])];
    if (text === undefined) {
      done.push(atStart || atEnd ? withoutEmphasis(piece) : piece);
      continue;
    }
    const first = atStart ? text.length - text.trimStart().length : 0;
    const last = atEnd ? Math.max(first, text.trimEnd().length) : text.length;
    if (first > 0) done.push(withoutEmphasis({ ...piece, text: text.slice(0, first) }));
    if (last > first) done.push({ ...piece, text: text.slice(first, last) });
    if (last < text.length) done.push(withoutEmphasis({ ...piece, text: text.slice(last) }));
  }
  return done;
}

/** Removes white space next to a hard break. */
function trimBreaks(pieces: readonly InlinePiece[]): InlinePiece[] {
  return pieces.map((piece, index) => {
    if (piece.text === undefined || isCode(piece)) return piece;
    const [before, after] = [pieces[index - 1], pieces[index + 1]];
    let { text } = piece;
    if (before && isBreak(before)) text = text.trimStart();
    if (after && isBreak(after)) text = text.replace(/[ \t]+$/u, '');
    return { ...piece, text };
  });
}

function trimEnds(pieces: readonly InlinePiece[]): InlinePiece[] {
  const trimmed = pieces.filter(({ text }) => text !== '');
  while (trimmed[0] && !isBreak(trimmed[0]) && isBlank(trimmed[0])) trimmed.shift();
  while (trimmed.length > 0 && isBlank(trimmed.at(-1) as InlinePiece)) trimmed.pop();
  const [first] = trimmed;
  if (first?.text !== undefined && !isCode(first)) trimmed[0] = { ...first, text: first.text.trimStart() };
  const last = trimmed.at(-1);
  if (last?.text !== undefined && !isCode(last)) trimmed[trimmed.length - 1] = { ...last, text: last.text.trimEnd() };
  return trimmed;
}

function join(pieces: readonly InlinePiece[]): InlinePiece[] {
  const all: InlinePiece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (piece.text === '') continue;
    if (piece.text !== undefined && last?.text !== undefined && sameMarks(last.marks, piece.marks)) {
      all[all.length - 1] = { ...last, text: last.text + piece.text };
    } else all.push(piece);
  }
  return all;
}

/** Whether two lists contain the same marks, in any order. */
export function sameMarks(one: readonly Mark[], other: readonly Mark[]): boolean {
  return one.length === other.length && one.every((mark) => other.some((entry) => entry.eq(mark)));
}
