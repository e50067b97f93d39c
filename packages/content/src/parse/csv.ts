import { CsvError, parse } from 'csv-parse/sync';
import type { Info } from 'csv-parse/sync';
import { ContentError } from '../errors.ts';
import type { FilePosition } from '../errors.ts';
import { reservedKey } from './safe-data.ts';
import type { FileData } from './yaml.ts';

/** Options of `parseCsv`. */
export interface CsvOptions {
  /**
   * Character between two values.
   * @default ','
   */
  delimiter?: string;
}

interface RawRow {
  record: string[];
  info: Info;
  raw: string;
}

/** Parses a CSV table to fields for each row, named by the first row. Values stay text; the schema converts them. */
export function parseCsv(text: string, file: string, options: CsvOptions = {}): FileData[] {
  const [header, ...rows] = readRows(text, file, options.delimiter ?? ',');
  if (!header) return [];
  const names = header.record.map((name) => name.trim());
  assertNames(names, { file, line: startOf(header), column: 1 });
  return rows.map((row) => {
    const line = startOf(row);
    return {
      data: Object.fromEntries(names.map((name, index) => [name, row.record[index] ?? ''])),
      lines: Object.fromEntries(names.map((name) => [name, line])),
      columns: Object.fromEntries(names.map((name, index) => [name, columnIn(row, index)])),
    };
  });
}

function readRows(text: string, file: string, delimiter: string): RawRow[] {
  try {
    const options = { bom: true, delimiter, info: true, raw: true, skip_empty_lines: true };
    // One kind of line ending, so that lines are counted correctly.
    return parse(text.replaceAll(/\r\n?/gu, '\n'), options) as unknown as RawRow[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(/(?:on|at) line (\d+)/u.exec(error.message)?.[1] ?? 1);
    throw new ContentError(
      'file/csv',
      `The table cannot be read: ${error.message.replace(/\.?$/u, '.')}`,
      'Give each row as many values as the first, and put a value with commas, quotes or line breaks in double quotes.',
      { file, line, column: 1 },
    );
  }
}

/** Returns the first line of a row. The parser reports the last line, which differs for quoted line breaks. */
function startOf({ info, raw }: RawRow): number {
  return info.lines - (raw.trim().split('\n').length - 1);
}

/** Returns the column of a value in the first line of its row; the value may be in quotes. */
function columnIn({ record, raw }: RawRow, index: number): number {
  const [line = ''] = raw.trimStart().split('\n');
  let at = 0;
  for (const value of record.slice(0, index)) at = Math.max(at, line.indexOf(value, at) + value.length);
  return line.indexOf(record[index] ?? '', at) + 1 || 1;
}

function assertNames(names: readonly string[], position: FilePosition): void {
  for (const [index, name] of names.entries()) {
    if (name === '__proto__') throw reservedKey(name, position);
    if (name !== '' && names.indexOf(name) === index) continue;
    throw new ContentError(
      'file/csv',
      name === '' ? `Column ${index + 1} has no name.` : `The column "${name}" is given twice.`,
      'Give each column a unique name in the first row.',
      position,
    );
  }
}
