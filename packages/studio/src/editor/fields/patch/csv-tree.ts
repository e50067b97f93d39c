import type { CollectionNode, FieldValue, SourceEntry, SourceNode, TextRange } from './source-tree.ts';

/** A parsed table. */
export interface CsvSource {
  /** One object per row. */
  value: FieldValue;
  /** The rows with the ranges of their values. */
  root: CollectionNode;
}

interface Cell {
  range: TextRange;
  value: string;
  isQuoted: boolean;
}

const NEWLINE = /\r\n?|\n/uy;
const QUOTED = /"(?:[^"]|"")*"/uy;

/** Parses a table in a range of a text, with the range of each value; returns an `Error` if it is invalid. */
export function readCsv(text: string, range: TextRange, delimiter = ','): CsvSource | Error {
  try {
    const [header, ...records] = readRecords(text, range, delimiter);
    const columns = (header ?? []).map(({ value }) => value.trim());
    if (columns.some((name, index) => name === '' || name === '__proto__' || columns.indexOf(name) !== index)) {
      throw new Error('Each column needs a unique name in the first row.');
    }
    const rows = records.map((cells) => rowEntry(cells, columns));
    const at = header?.at(-1)?.range.end ?? range.start;
    const value = rows.map(({ node }) => node.value);
    const position = { after: at, afterProperties: at, parentIndent: -1, inFlow: false, isOfKey: false };
    const end = rows.at(-1)?.range.end ?? at;
    const root: CollectionNode = {
      ...position,
      kind: 'list',
      layout: 'block',
      indent: 0,
      entries: rows,
      range: { start: rows[0]?.range.start ?? at, end },
      value,
    };
    return { value, root };
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause));
  }
}

/** Names of the columns of a table. */
export function readColumns(text: string, range: TextRange, delimiter = ','): string[] {
  return (readRecords(text, range, delimiter)[0] ?? []).map(({ value }) => value.trim());
}

function readRecords(text: string, { start, end }: TextRange, delimiter: string): Cell[][] {
  const records: Cell[][] = [];
  let at = start;
  while (at < end) {
    const record: Cell[] = [];
    do {
      if (record.length > 0) at += delimiter.length;
      const cell = readCell(text, at, delimiter);
      record.push(cell);
      at = cell.range.end;
    } while (text.startsWith(delimiter, at));
    NEWLINE.lastIndex = at;
    const newline = NEWLINE.exec(text)?.[0];
    if (newline === undefined && at < end) throw new Error('Unexpected text after a quote, or a quote in a value.');
    at += newline?.length ?? 0;
    const isBlank = record.length === 1 && record[0]?.range.start === record[0]?.range.end;
    if (!isBlank) records.push(record);
  }
  return records;
}

function readCell(text: string, start: number, delimiter: string): Cell {
  if (text[start] === '"') {
    QUOTED.lastIndex = start;
    const source = QUOTED.exec(text)?.[0];
    if (source === undefined) throw new Error('A quote is never closed.');
    const value = source.slice(1, -1).replaceAll('""', '"').replaceAll(/\r\n?/gu, '\n');
    return { range: { start, end: start + source.length }, value, isQuoted: true };
  }
  let end = start;
  while (end < text.length && !text.startsWith(delimiter, end) && !/[\r\n"]/u.test(text[end] ?? '')) end += 1;
  return { range: { start, end }, value: text.slice(start, end), isQuoted: false };
}

function rowEntry(cells: readonly Cell[], columns: readonly string[]): SourceEntry {
  if (cells.length !== columns.length) throw new Error('Each row needs as many values as the first row.');
  const range = { start: cells[0]?.range.start ?? 0, end: cells.at(-1)?.range.end ?? 0 };
  const position = { parentIndent: 0, inFlow: true, after: range.start, afterProperties: range.start };
  const entries = cells.map((cell, index) => cellEntry(cell, columns[index] ?? ''));
  const value = Object.fromEntries(entries.map(({ key = '', node }) => [key, node.value]));
  const node: SourceNode = {
    ...position,
    kind: 'map',
    layout: 'flow',
    indent: 0,
    isOfKey: false,
    entries,
    value,
    range,
  };
  return { key: undefined, keyStyle: undefined, range, node };
}

function cellEntry({ range, value, isQuoted }: Cell, key: string): SourceEntry {
  const position = { after: range.start, afterProperties: range.start, parentIndent: 0, inFlow: true, isOfKey: true };
  const style = isQuoted ? ('double' as const) : ('plain' as const);
  return { key, keyStyle: undefined, range, node: { ...position, kind: 'scalar', style, value, range } };
}
