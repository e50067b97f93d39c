import type { EditOptions } from './plan-edit.ts';
import type { FieldSource } from './read-fields.ts';
import { runEdit } from './run-edit.ts';
import type { PatchResult } from './run-edit.ts';
import type { FieldPath, FieldValue } from './source-tree.ts';

/** Sets the value of a field. A missing field is added, including the objects around it. */
export function setField(source: FieldSource, path: FieldPath, value: FieldValue, options?: EditOptions): PatchResult {
  return runEdit(source, { type: 'set', path, value }, options);
}

/** Removes a field with its lines. */
export function deleteField(source: FieldSource, path: FieldPath): PatchResult {
  return runEdit(source, { type: 'delete', path });
}

/** Adds an item to the list at a path. */
export function insertItem(source: FieldSource, path: FieldPath, value: FieldValue, index: number): PatchResult {
  return runEdit(source, { type: 'insert', path, index, value });
}

/** Removes an item from the list at a path. */
export function removeItem(source: FieldSource, path: FieldPath, index: number): PatchResult {
  return runEdit(source, { type: 'delete', path: [...path, index] });
}

/** Moves a list item; `to` is its index after the move. */
export function moveItem(source: FieldSource, path: FieldPath, from: number, to: number): PatchResult {
  return runEdit(source, { type: 'move', path, from, to });
}
