import { fieldFormatOf } from '../../files/field-format.ts';
import { childOf, splitEdit } from '../../fields/patch/field-edit.ts';
import type { FieldEdit } from '../../fields/patch/field-edit.ts';
import { readFields } from '../../fields/patch/read-fields.ts';
import { runEdit } from '../../fields/patch/run-edit.ts';
import type { PatchResult } from '../../fields/patch/run-edit.ts';
import type { FieldPath, FieldValue } from '../../fields/patch/source-tree.ts';

/** A changed field. `before` is missing if it was added, `after` if it was removed. */
export interface FieldChange {
  /** Path of the field in the data. */
  path: FieldPath;
  before?: FieldValue | undefined;
  after?: FieldValue | undefined;
  /** Returns the draft with the published value of this field. */
  discard: () => PatchResult;
}

/** Finds the changed fields of a data file or of front matter; `undefined` if one of the texts cannot be parsed. */
export function diffFields(path: string, before: string, after: string): FieldChange[] | undefined {
  const format = fieldFormatOf(path);
  if (format === undefined) return [];
  const [old, current] = [readFields({ text: before, format }), readFields({ text: after, format })];
  if (!old.ok || !current.ok) return undefined;
  const toChange = (edit: FieldEdit): FieldChange => {
    const discard = (): PatchResult => runEdit({ text: after, format }, edit);
    if (edit.type === 'insert') return { path: [...edit.path, edit.index], before: edit.value, discard };
    const value = fieldAt(current.value, edit.path);
    return { path: edit.path, before: edit.type === 'set' ? edit.value : undefined, after: value, discard };
  };
  // The edits lead from the draft back to the published text.
  return splitDeep([], current.value ?? {}, old.value ?? {}).map(toChange);
}

function splitDeep(path: FieldPath, from: FieldValue, to: FieldValue): FieldEdit[] {
  const edits = splitEdit(path, from, to);
  if (!edits) return path.length === 0 ? [] : [{ type: 'set', path, value: to }];
  return edits.flatMap((edit) => {
    const step = edit.path.at(-1);
    const current = edit.type === 'set' && step !== undefined ? childOf(from, step) : undefined;
    return edit.type === 'set' && current !== undefined ? splitDeep(edit.path, current, edit.value) : [edit];
  });
}

function fieldAt(root: FieldValue, path: FieldPath): FieldValue | undefined {
  return path.reduce<FieldValue | undefined>(
    (value, step) => (value === undefined ? value : childOf(value, step)),
    root,
  );
}
