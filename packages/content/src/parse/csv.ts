import { CsvError, parse } from 'csv-parse/sync';
import type { Info } from 'csv-parse/sync';
import { ContentError } from '../errors.ts';
import type { Place } from '../errors.ts';
import { reservedKey } from './keys.ts';
import type { FileData } from './yaml.ts';

export interface CsvOptions {
  /** What stands between two values. */
  delimiter?: string;
}

interface RawRow {
  record: string[];
  info: Info;
  raw: string;
}

/** A table as one set of fields a row, named by its first row. Values stay text: the schema says what they mean. */
export function parseCsv(text: string, file: string, options: CsvOptions = {}): FileData[] {
  const [header, ...rows] = readRows(text, file, options.delimiter ?? ',');
  if (!header) return [];
  const names = header.record.map((name) => name.trim());
  assertNames(names, { file, line: startOf(header), column: 1 });
  return rows.map((row) => {
    const line = startOf(row);
    return {
      data: Object.fromEntries(names.map((name, place) => [name, row.record[place] ?? ''])),
      lines: Object.fromEntries(names.map((name) => [name, line])),
      columns: Object.fromEntries(names.map((name, place) => [name, columnIn(row, place)])),
    };
  });
}

function readRows(text: string, file: string, delimiter: string): RawRow[] {
  try {
    const options = { bom: true, delimiter, info: true, raw: true, skip_empty_lines: true };
    // One kind of line end, so that lines are counted alike everywhere.
    return parse(text.replaceAll(/\r\n?/gu, '\n'), options) as unknown as RawRow[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(/(?:on|at) line (\d+)/u.exec(error.message)?.[1] ?? 1);
    throw new ContentError(
      'file/csv',
      `The table cannot be read: ${error.message.replace(/\.?$/u, '.')}`,
      'Give each row as many values as the first, and put a value with commas, quotes or line ends into double quotes.',
      { file, line, column: 1 },
    );
  }
}

/** The parser tells where a row ends; one with a quoted line end starts earlier. */
function startOf({ info, raw }: RawRow): number {
  return info.lines - (raw.trim().split('\n').length - 1);
}

/** Where a value begins in the first line of its row; a value may have been written with quotes. */
function columnIn({ record, raw }: RawRow, place: number): number {
  const [line = ''] = raw.trimStart().split('\n');
  let at = 0;
  for (const value of record.slice(0, place)) at = Math.max(at, line.indexOf(value, at) + value.length);
  return line.indexOf(record[place] ?? '', at) + 1 || 1;
}

function assertNames(names: readonly string[], place: Place): void {
  for (const [index, name] of names.entries()) {
    if (name === '__proto__') throw reservedKey(name, place);
    if (name !== '' && names.indexOf(name) === index) continue;
    throw new ContentError(
      'file/csv',
      name === '' ? `Column ${index + 1} has no name.` : `The column "${name}" is given twice.`,
      'Give each column a name of its own in the first row.',
      place,
    );
  }
}
