import type { Columns } from '../collections/columns.ts';
import { decodeRow } from '../query/decode.ts';
import type { EncodedRow } from '../store/store.ts';
import type { FileResult } from './build-file.ts';
import type { BuiltRow } from './build-row.ts';

/** A row as threads, the cache and the database exchange it: its values are encoded, its body is one text. */
export interface PackedRow {
  collection: string;
  draft: boolean;
  /** Path of a page, id of any other row. */
  address: string;
  /** Values that no other row may have. */
  unique?: readonly string[] | undefined;
  row: EncodedRow;
}

/** Everything a file gives, with packed rows. With a fault, its rows are worth nothing. */
export type PackedResult = Omit<FileResult, 'rows'> & { rows: PackedRow[] };

export function packResult({ rows, ...result }: FileResult): PackedResult {
  return { ...result, rows: rows.map(packRow) };
}

function packRow({ collection, draft, unique, row: { fields, id, values } }: BuiltRow): PackedRow {
  const { path } = fields;
  const address = typeof path === 'string' ? path : id;
  return { collection, draft, address, ...(unique.length > 0 && { unique }), row: { id, values } };
}

/** The fields of a row, as a query answers them. */
export function unpackFields({ row }: PackedRow, columns: Columns): Record<string, unknown> {
  return decodeRow(Object.fromEntries(Object.keys(columns).map((name, index) => [name, row.values[index]])), columns);
}
