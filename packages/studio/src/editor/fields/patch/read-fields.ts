import { createCsvDialect } from './csv-dialect.ts';
import type { Dialect } from './dialect.ts';
import { findRegion } from './field-region.ts';
import type { FieldFormat } from './field-region.ts';
import { createJsonDialect } from './json-dialect.ts';
import { readJson } from './json-tree.ts';
import { readCsv } from './csv-tree.ts';
import type { FieldValue, SourceNode, TextRange } from './source-tree.ts';
import { createYamlDialect } from './yaml-dialect.ts';
import { readYaml } from './yaml-tree.ts';

/** A file with fields: its whole text and what is in it. */
export interface FieldSource {
  text: string;
  format: FieldFormat;
  /** What is between two values of a CSV file; a comma if not given. */
  delimiter?: string | undefined;
}

/**
 * Why fields cannot be read or changed. `open`: front matter that is never closed; `invalid`: the text cannot be parsed;
 * `path`: there is no such field; `alias`: the value is written elsewhere in the file; `anchor`: other fields repeat
 * this value; `column`: a table has no such column; `unwritable`: the format cannot hold the value.
 */
export type PatchProblem = 'open' | 'invalid' | 'path' | 'alias' | 'anchor' | 'column' | 'unwritable';

export interface Fields {
  ok: true;
  /** What the file says: an object, for a table a list of rows. */
  value: FieldValue;
  /** The same with ranges; `null` where there are no fields yet. */
  root: SourceNode | null;
}

export interface Unreadable {
  ok: false;
  problem: 'open' | 'invalid';
  /** What the parser says, in English. */
  detail: string;
}

/** The values of a file with the range of each. */
export function readFields(source: FieldSource): Fields | Unreadable {
  const { text, format, delimiter } = source;
  const region = findRegion(text, format);
  if (region === 'open') return { ok: false, problem: 'open', detail: 'The front matter is never closed.' };
  const read = READERS[format](text, region, delimiter);
  if (read instanceof Error) return { ok: false, problem: 'invalid', detail: read.message };
  return { ok: true, ...read };
}

type Read = { value: FieldValue; root: SourceNode | null } | Error;

const READERS: Readonly<Record<FieldFormat, (text: string, region: TextRange, delimiter?: string) => Read>> = {
  markdown: readYaml,
  yaml: readYaml,
  json: readJson,
  csv: readCsv,
};

export function createDialect(source: FieldSource, region: TextRange, root: SourceNode | null): Dialect {
  const { text, format, delimiter } = source;
  if (format === 'csv') return createCsvDialect(text, region, delimiter);
  return format === 'json' ? createJsonDialect(text, root) : createYamlDialect(text, root);
}
