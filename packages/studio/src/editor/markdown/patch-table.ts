import type { SourceCell, SourceRow, SourceTable } from '@recto/content/source';
import type { Node } from '@tiptap/pm/model';
import { patchInline } from './patch-inline.ts';
import { splice } from './patch-props.ts';
import { patchSequence } from './patch-sequence.ts';
import { isNodeChanged, LEVEL, listOldChildren, writeOptionsOf } from './save-context.ts';
import type { SaveContext } from './save-context.ts';
import { lineBreak, writeCell, writeRow, writeTable } from './write-leaf.ts';

/** Writes a table with its changes; unchanged cells and rows keep their bytes. */
export function patchTable(table: Node, block: SourceTable, saving: SaveContext): string {
  const { source } = saving;
  const { text } = source.tree;
  const writing = writeOptionsOf(saving);
  const [head, ...body] = table.content.content;
  const [first, ...rows] = block.rows;
  const alignments = head?.content.content.map(({ attrs }) => attrs['align'] as unknown);
  const isSame =
    head &&
    first &&
    source.ids.get(first) === head.attrs['origin'] &&
    JSON.stringify(alignments) === JSON.stringify(block.alignments);
  if (!isSame) return writeTable(table, writing);
  const opening = patchRow(head, saving) + text.slice(first.end, block.delimiters.end);
  return (
    opening +
    patchSequence({
      text,
      start: block.delimiters.end,
      end: block.end,
      oldChildren: listOldChildren(source, rows),
      newChildren: body,
      startsOnNewLine: true,
      lineEnds: 1,
      separator: () => lineBreak(writing),
      isChanged: (node) => isNodeChanged(source, node),
      keep: (row) => patchRow(row, saving),
      add: (row) => writeRow(row, writing),
    })
  );
}

function patchRow(row: Node, saving: SaveContext): string {
  const { source, level } = saving;
  const { text } = source.tree;
  const origin = source.origins.get(Number(row.attrs['origin']));
  const block = origin?.block as SourceRow;
  if (!isNodeChanged(source, row)) return text.slice(block.start, block.end);
  const writing = writeOptionsOf(saving);
  const cells = row.content.content;
  const isSame =
    cells.length === block.cells.length &&
    cells.every((cell, index) => cell.attrs['origin'] === source.ids.get(block.cells[index] as SourceCell));
  const changed = cells.flatMap((cell, index) =>
    isNodeChanged(source, cell) ? [{ cell, old: block.cells[index] as SourceCell }] : [],
  );
  if (!isSame || level >= LEVEL.containers || changed.some(({ old }) => !old.isWritten)) return writeRow(row, writing);
  const splices = changed.map(({ cell, old: { start, end, inlines } }) => {
    const before = source.origins.get(Number(cell.attrs['origin']))?.node as Node;
    const isWhole = level >= LEVEL.leaves || inlines.length === 0;
    const insert = isWhole
      ? writeCell(cell, writing)
      : patchInline({
          text,
          inlines,
          start,
          end,
          before,
          after: cell,
          location: 'cell',
          isStrict: level >= LEVEL.escaped,
          isWhole,
          lineBreak: '',
        });
    const isAdjacent = start === end && insert !== '' && text[start - 1] === '|';
    return { start, end, insert: isAdjacent ? ` ${insert} ` : insert };
  });
  return splice(text, block.start, block.end, splices);
}
