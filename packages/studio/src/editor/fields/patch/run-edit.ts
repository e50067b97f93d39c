import { toTableEdit } from './csv-writer.ts';
import { readColumns } from './csv-tree.ts';
import { applyEdit, isObject, isSameValue, splitEdit, valueAt } from './field-edit.ts';
import type { FieldEdit } from './field-edit.ts';
import { findRegion, outsideOf } from './field-region.ts';
import { addFirstField } from './first-field.ts';
import { planEdit } from './plan-edit.ts';
import type { EditOptions } from './plan-edit.ts';
import { createFormatWriter, readFields } from './read-fields.ts';
import type { FieldSource, PatchProblem } from './read-fields.ts';
import { applySplices, eachNode } from './source-tree.ts';
import type { FieldValue, SourceNode } from './source-tree.ts';
import { verifyFields } from './verify-fields.ts';

/** The new text of a file, or the reason why it cannot be changed. */
export type PatchResult = { ok: true; text: string } | { ok: false; problem: PatchProblem };

/**
 * Applies an edit by changing as few bytes as possible. Every new text is parsed again to verify that it has the new
 * value at the path, the same values elsewhere, and the same text outside of the fields.
 */
export function runEdit(source: FieldSource, requested: FieldEdit, options: EditOptions = {}): PatchResult {
  const { text, format, delimiter } = source;
  const read = readFields(source);
  const region = findRegion(text, format);
  if (!read.ok || region === 'open') return { ok: false, problem: read.ok ? 'open' : read.problem };
  const edit = format === 'csv' ? toTableEdit(requested, readColumns(text, region, delimiter)) : requested;
  if (!edit) return { ok: false, problem: 'column' };
  const { value, root } = read;
  const expected = applyEdit(value, edit);
  if (expected === undefined) return { ok: false, problem: 'no-such-field' };
  if (isSameValue(value, expected)) return { ok: true, text };
  if (format === 'json' && !isJson(expected)) return { ok: false, problem: 'unwritable' };
  if (!root) {
    const first = addFirstField(source, region, expected, options);
    return first === undefined ? { ok: false, problem: 'unwritable' } : { ok: true, text: first };
  }

  const parts = edit.type === 'set' ? splitEdit(edit.path, valueAt(value, edit.path), edit.value) : undefined;
  const inParts = parts && runAll(source, parts, options);
  if (inParts && (inParts.ok || inParts.problem === 'alias' || inParts.problem === 'anchor')) return inParts;

  const writer = createFormatWriter(source, region, root);
  const plan = planEdit({ text, region, root, writer, expected, options }, edit);
  if (plan === 'alias') return { ok: false, problem: 'alias' };
  for (const splices of plan) {
    const changed = applySplices(text, splices);
    if (verifyFields({ ...source, text: changed }, expected, outsideOf(text, region)))
      return { ok: true, text: changed };
  }
  return { ok: false, problem: hasAnchor(root) ? 'anchor' : 'unwritable' };
}

function runAll(source: FieldSource, edits: readonly FieldEdit[], options: EditOptions): PatchResult {
  let { text } = source;
  for (const edit of edits) {
    const result = runEdit({ ...source, text }, edit, options);
    if (!result.ok) return result;
    ({ text } = result);
  }
  return { ok: true, text };
}

/** JSON cannot represent infinite numbers. */
function isJson(value: FieldValue): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  return !isObject(value) || Object.values(value).every(isJson);
}

function hasAnchor(root: SourceNode): boolean {
  return eachNode(root).some(({ kind }) => kind === 'alias');
}
