import type { ListedFile } from '../../documents/list-documents.ts';
import { pathBelow } from '../../paths/studio-folders.ts';
import type { ReferenceOption } from '../fields/form/form-context.ts';
import { isObject } from '../fields/patch/field-edit.ts';
import { readFields } from '../fields/patch/read-fields.ts';
import type { FieldValue } from '../fields/patch/source-tree.ts';
import type { Tree } from '../studio.ts';
import { fieldSourceOf } from './field-source-of.ts';

/** Columns that are likely to name a row, by priority. */
const NAMING_COLUMNS = ['title', 'name', 'label'];

/** Names of the collections that the `reference` fields of a schema refer to, at any depth. */
export function referencedCollections(schema: unknown): string[] {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('input' in node && node.input === 'reference' && 'collection' in node) names.add(String(node.collection));
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(schema);
  return [...names];
}

/** Files of a data collection. */
export function dataFilesOf({ files }: Pick<Tree, 'files'>, collection: string): ListedFile[] {
  return files.filter((file) => file.collection === collection && file.kind === 'data');
}

/**
 * Rows of a data collection: a file by its `stem`, the path in the content folder without the extension; the rows of a
 * table by the first column whose values are unique. `textOf` returns the text of a table if it is loaded.
 */
export function listRows(
  tree: Pick<Tree, 'files' | 'folders'>,
  collection: string,
  textOf: (path: string) => string | undefined,
): ReferenceOption[] {
  const rows = dataFilesOf(tree, collection).flatMap((file): ReferenceOption[] => {
    if (isTable(file)) return tableRows(file.path, textOf(file.path));
    const stem = (pathBelow(file.path, tree.folders.content) ?? file.path).replace(/\.[^./]+$/u, '');
    return [{ value: stem, label: file.title ?? stem.slice(stem.lastIndexOf('/') + 1) }];
  });
  return [...new Map(rows.map((row) => [row.value, row])).values()];
}

/** Whether a file has several rows. */
export function isTable({ path }: Pick<ListedFile, 'path'>): boolean {
  return /\.csv$/iu.test(path);
}

function tableRows(path: string, text: string | undefined): ReferenceOption[] {
  const read = text === undefined ? undefined : readFields(fieldSourceOf(path, text));
  const rows = read?.ok === true && Array.isArray(read.value) ? read.value.filter(isObject) : [];
  const columns = Object.keys(rows[0] ?? {});
  const key = columns.find((name) => isUnique(rows.map((row) => row[name])));
  const label = NAMING_COLUMNS.find((name) => columns.includes(name)) ?? key;
  if (key === undefined || label === undefined) return [];
  // All cells of a table are texts.
  const textIn = (row: Readonly<Record<string, unknown>>, column: string): string => {
    const value = row[column];
    return typeof value === 'string' ? value : '';
  };
  return rows.map((row) => ({ value: textIn(row, key), label: textIn(row, label) || textIn(row, key) }));
}

function isUnique(values: readonly (FieldValue | undefined)[]): boolean {
  return values.every((value) => typeof value === 'string' && value !== '') && new Set(values).size === values.length;
}
