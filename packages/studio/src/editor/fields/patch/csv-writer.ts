import { readColumns } from './csv-tree.ts';
import type { FormatWriter } from './format-writer.ts';
import { isObject } from './field-edit.ts';
import type { FieldEdit } from './field-edit.ts';
import { newlineOf } from './source-tree.ts';
import type { FieldValue, TextRange } from './source-tree.ts';

/** Creates the writer for a CSV table. */
export function createCsvWriter(text: string, range: TextRange, delimiter = ','): FormatWriter {
  const columns = readColumns(text, range, delimiter);
  const newline = newlineOf(text);
  const cell = (value: FieldValue, isQuoted: boolean) =>
    writeCell(textOf(value), delimiter, isQuoted || columns.length === 1);
  const row = (value: FieldValue) =>
    columns.map((name) => cell(isObject(value) ? (value[name] ?? '') : '', false)).join(delimiter);
  return {
    newline,
    writeEntry: (_container, _key, value) => row(value),
    replaceNode(node, value) {
      if (node.kind === 'scalar') return { ...node.range, insert: cell(value, node.style === 'double') };
      if (!Array.isArray(value)) return { ...node.range, insert: row(value) };
      // The rows of an empty table start on the line after the header.
      const rows = value.map((item) => (node.range.start === node.after ? newline : '') + row(item));
      return { ...node.range, insert: rows.join(node.range.start === node.after ? '' : newline) };
    },
  };
}

function writeCell(value: string, delimiter: string, isQuoted: boolean): string {
  if (!isQuoted && !value.includes(delimiter) && !/["\r\n\uFEFF]/u.test(value)) return value;
  return `"${value.replaceAll('"', '""')}"`;
}

function textOf(value: FieldValue): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * Converts an edit to what a table can hold: values as text, rows with all columns. `undefined` if it would add or
 * remove a column.
 */
export function toTableEdit(edit: FieldEdit, columns: readonly string[]): FieldEdit | undefined {
  const [, column] = edit.path;
  const isKnown = (name: string | number | undefined) => name === undefined || columns.includes(String(name));
  if (!isKnown(column) || edit.path.length > 2 || (edit.type === 'delete' && column !== undefined)) return undefined;
  if (edit.type !== 'set' && edit.type !== 'insert') return edit;
  if (column !== undefined) return { ...edit, value: textOf(edit.value) };
  const rowOf = (row: FieldValue): FieldValue =>
    Object.fromEntries(columns.map((name) => [name, isObject(row) ? textOf(row[name] ?? '') : '']));
  const rows = edit.path.length === 0 && edit.type === 'set' && Array.isArray(edit.value) ? edit.value : [edit.value];
  if (rows.some((row) => !isObject(row) || !Object.keys(row).every(isKnown))) return undefined;
  return { ...edit, value: rows === edit.value ? rows.map(rowOf) : rowOf(edit.value) };
}
