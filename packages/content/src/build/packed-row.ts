import type { Columns } from '../collections/columns.ts';
import { decodeRow } from '../query/decode.ts';
import type { EncodedRow } from '../store/store.ts';
import type { FileResult } from './build-file.ts';
import type { BuiltRow } from './build-row.ts';

/**
 * A row in the form in which threads, the cache and the database exchange it: its values are encoded, its body is one
 * string.
 */
export interface PackedRow {
  collection: string;
  draft: boolean;
  /** Path of a page, or id of any other row. */
  pathOrId: string;
  /** Values in unique indexes. No other row may have the same ones. */
  uniqueValues?: readonly string[] | undefined;
  row: EncodedRow;
}

/** Everything that building a file produces, with packed rows. If there are errors, rows may be missing or invalid. */
export type PackedResult = Omit<FileResult, 'rows'> & { rows: PackedRow[] };

/** Packs the rows of a result. */
export function packResult({ rows, ...result }: FileResult): PackedResult {
  return { ...result, rows: rows.map(packRow) };
}

function packRow({ collection, draft, uniqueValues, row: { fields, id, values } }: BuiltRow): PackedRow {
  const { path } = fields;
  const pathOrId = typeof path === 'string' ? path : id;
  return { collection, draft, pathOrId, ...(uniqueValues.length > 0 && { uniqueValues }), row: { id, values } };
}

/** Decodes the fields of a row, as a query returns them. */
export function unpackFields({ row }: PackedRow, columns: Columns): Record<string, unknown> {
  return decodeRow(Object.fromEntries(Object.keys(columns).map((name, index) => [name, row.values[index]])), columns);
}
