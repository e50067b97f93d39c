import type { BlockPosition, Token } from '../parse/syntax/tokens.ts';
import { UnmappedError, mapRange } from './content-map.ts';
import { readInlineContent } from './read-leaf.ts';
import { positionOf, range, sourceLine } from './reader.ts';
import type { Reader } from './reader.ts';
import type { SourceCell, SourceRow, SourceTable } from './source-tree.ts';

/** Converts the tokens of a table. */
export function readTable(reader: Reader, group: readonly Token[]): SourceTable {
  const [open] = group;
  if (!open) throw new UnmappedError();
  const { lines } = positionOf(reader, open);
  const [, second] = lines;
  if (!second) throw new UnmappedError();
  const rows: SourceRow[] = [];
  let row: Token[] = [];
  for (const token of group) {
    if (token.type === 'tr_open') row = [];
    else if (token.type === 'inline') row.push(token);
    else if (token.type === 'tr_close') {
      const line = lines[rows.length === 0 ? 0 : rows.length + 1];
      if (!line) throw new UnmappedError();
      rows.push(readRow(reader, line, row));
    }
  }
  const alignments = group
    .filter(({ type }) => type === 'th_open')
    .map(({ attrs }) => attrs?.[0]?.[1].slice(11) ?? null);
  const delimiters = sourceLine(reader, second.text, second.end);
  const end = rows.length > 1 ? (rows.at(-1)?.end ?? delimiters.end) : delimiters.end;
  return { type: 'table', start: rows[0]?.start ?? delimiters.start, end, alignments, delimiters, rows };
}

function readRow(reader: Reader, line: BlockPosition['lines'][number], words: readonly Token[]): SourceRow {
  const { plain } = reader;
  const text = plain.slice(line.text, line.end);
  const start = line.text + text.length - text.trimStart().length;
  const end = start + text.trim().length;
  const { cells, escapes } = splitCells(plain, start, end);
  const rowCells = words.map((token, index): SourceCell => {
    const [from, to] = cells[index] ?? [end, end];
    const content = plain.slice(from, to);
    const first = from + content.length - content.trimStart().length;
    const last = Math.max(first, from + content.trimEnd().length);
    const map = mapRange(plain, first, last, escapes);
    const { inlines } = readInlineContent(reader, token, map, null);
    return { ...range(reader, first, last), inlines, isWritten: index < cells.length };
  });
  return { ...sourceLine(reader, start, end), cells: rowCells };
}

/** Splits a row into cells like markdown-it: an escaped bar is text, and its backslash is removed. */
function splitCells(plain: string, start: number, end: number): { cells: [number, number][]; escapes: number[] } {
  const cells: [number, number][] = [];
  const escapes: number[] = [];
  let from = start;
  for (let at = start; at < end; at += 1) {
    if (plain[at] !== '|') continue;
    if (at > start && plain[at - 1] === '\\') escapes.push(at - 1);
    else {
      cells.push([from, at]);
      from = at + 1;
    }
  }
  cells.push([from, end]);
  const isEmpty = (cell: [number, number] | undefined): boolean => cell !== undefined && cell[0] === cell[1];
  if (isEmpty(cells[0])) cells.shift();
  if (isEmpty(cells.at(-1))) cells.pop();
  return { cells, escapes };
}
