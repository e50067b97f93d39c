import { createCsvWriter } from './csv-writer.ts';
import type { FormatWriter } from './format-writer.ts';
import { findRegion } from './field-region.ts';
import type { FieldFormat } from './field-region.ts';
import { createJsonWriter } from './json-writer.ts';
import { readJson } from './json-tree.ts';
import { readColumns, readCsv } from './csv-tree.ts';
import type { FieldValue, SourceNode, TextRange } from './source-tree.ts';
import { createYamlWriter } from './yaml-writer.ts';
import { readYaml } from './yaml-tree.ts';

/** A file with fields. */
export interface FieldSource {
  /** The complete text of the file. */
  text: string;
  format: FieldFormat;
  /** Delimiter of a CSV file; a comma by default. */
  delimiter?: string | undefined;
}

/**
 * Why fields cannot be read or changed. `open`: front matter is never closed; `invalid`: the text cannot be parsed;
 * `no-such-field`: there is no such field; `alias`: the value is defined elsewhere in the file; `anchor`: other fields
 * refer to this value; `column`: a table has no such column; `unwritable`: the format cannot represent the value.
 */
export type PatchProblem = 'open' | 'invalid' | 'no-such-field' | 'alias' | 'anchor' | 'column' | 'unwritable';

/** The parsed fields of a file. */
export interface Fields {
  ok: true;
  /** Values of the file: an object, or a list of rows for a table. */
  value: FieldValue;
  /** The values with their ranges; `null` if there are no fields yet. */
  root: SourceNode | null;
}

/** The result for a file that cannot be parsed. */
export interface UnreadableFields {
  ok: false;
  problem: 'open' | 'invalid';
  /** Error message of the parser, in English. */
  detail: string;
}

/** Reads the values of a file with the range of each. */
export function readFields(source: FieldSource): Fields | UnreadableFields {
  const { text, format, delimiter } = source;
  const region = findRegion(text, format);
  if (region === 'open') return { ok: false, problem: 'open', detail: 'The front matter is never closed.' };
  const read = READERS[format](text, region, delimiter);
  if (read instanceof Error) return { ok: false, problem: 'invalid', detail: read.message };
  return { ok: true, ...read };
}

/** Names of the columns of a table, in their order. */
export function columnsOf({ text, delimiter }: FieldSource): string[] {
  const region = findRegion(text, 'csv');
  return region === 'open' ? [] : readColumns(text, region, delimiter);
}

type Read = { value: FieldValue; root: SourceNode | null } | Error;

const READERS: Readonly<Record<FieldFormat, (text: string, region: TextRange, delimiter?: string) => Read>> = {
  markdown: readYaml,
  yaml: readYaml,
  json: readJson,
  csv: readCsv,
};

/** Creates the writer for the format of a file. */
export function createFormatWriter(source: FieldSource, region: TextRange, root: SourceNode | null): FormatWriter {
  const { text, format, delimiter } = source;
  if (format === 'csv') return createCsvWriter(text, region, delimiter);
  return format === 'json' ? createJsonWriter(text, root) : createYamlWriter(text, root);
}
