import type { SourceBlock, SourceLine, SourceTree } from './source-tree.ts';

/** A piece of the text: content of a leaf or of a container's line, the prefix before it, or a gap between lines. */
export interface SourcePiece {
  /** What the piece contains. */
  kind: 'front matter' | 'leaf' | 'prefix' | 'gap';
  start: number;
  end: number;
}

/** Splits a text into pieces, so that each character is in exactly one. */
export function sourcePieces(tree: SourceTree): SourcePiece[] {
  const lines = tree.blocks.flatMap(linesOf);
  const pieces: SourcePiece[] = tree.frontMatter ? [{ kind: 'front matter', start: 0, end: tree.content }] : [];
  let done = tree.frontMatter ? tree.content : 0;
  const push = (kind: SourcePiece['kind'], start: number, end: number): void => {
    if (end > start) pieces.push({ kind, start, end });
    if (end < start) throw new RangeError(`Ranges overlap at ${end}.`);
    done = Math.max(done, end);
  };
  for (const { begin, start, end } of lines) {
    if (begin > done) push('gap', done, begin);
    push('prefix', done, start);
    push('leaf', start, end);
  }
  push('gap', done, tree.text.length);
  return pieces;
}

function linesOf(block: SourceBlock): SourceLine[] {
  if (block.type === 'quote' || block.type === 'footnote') return block.children.flatMap(linesOf);
  if (block.type === 'list') return block.items.flatMap(({ children }) => children.flatMap(linesOf));
  if (block.type === 'table') {
    const [head, ...body] = block.rows;
    return head ? [head, block.delimiters, ...body] : [block.delimiters];
  }
  if (block.type !== 'component') return block.lines;
  const { opening, fields, slots, closing } = block;
  const yaml = fields ? [{ ...fields, begin: fields.start }] : [];
  const inner = slots.flatMap(({ line, children }) => [...(line ? [line] : []), ...children.flatMap(linesOf)]);
  return [opening, ...yaml, ...inner, ...(closing ? [closing] : [])];
}
