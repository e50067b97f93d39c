import { readFields } from '../../fields/patch/read-fields.ts';
import { setField } from '../../fields/patch/patch-fields.ts';
import { valueAt } from '../../fields/patch/field-edit.ts';
import type { FieldSource } from '../../fields/patch/read-fields.ts';
import type { PatchResult } from '../../fields/patch/run-edit.ts';
import type { FieldPath, FieldValue } from '../../fields/patch/source-tree.ts';
import { fieldFormatOf } from '../../files/field-format.ts';

/** A text in the fields of a file, and the same field of its translation. */
export interface TextField {
  path: FieldPath;
  original: string;
  /** `undefined` if the translation has no text there. */
  translation: string | undefined;
}

/** Names of fields that are translated even if they hold a single word. */
const TRANSLATABLE_FIELDS = /^(?:title|description|label|caption|alt|headline|text)$/u;

/** A file with fields; `undefined` for tables and files without fields. */
export function fieldSource(path: string, text: string): FieldSource | undefined {
  const format = fieldFormatOf(path);
  return !format || format === 'csv' ? undefined : { text, format };
}

/** Fields of the original to translate: those in `TRANSLATABLE_FIELDS`, and all values of more than one word. */
export function readTextFields(path: string, original: string, translation: string): TextField[] {
  const values = [original, translation].map((text) => fieldValuesOf(path, text));
  const [originalFields = null, translatedFields = null] = values;
  return textsIn(originalFields, []).map(([path, text]) => {
    const translated = valueAt(translatedFields, path);
    return { path, original: text, translation: typeof translated === 'string' ? translated : undefined };
  });
}

/** Sets a text field of a translation. */
export function setTextField(path: string, text: string, field: FieldPath, value: string): PatchResult {
  const source = fieldSource(path, text);
  return source ? setField(source, field, value) : { ok: false, problem: 'unwritable' };
}

/** Values of the fields of a file; `null` if they cannot be parsed. */
export function fieldValuesOf(path: string, text: string): FieldValue {
  const source = fieldSource(path, text);
  const read = source && readFields(source);
  return read?.ok === true ? read.value : null;
}

function textsIn(value: FieldValue, path: FieldPath): [FieldPath, string][] {
  if (typeof value === 'string') return isTranslatable(path, value) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, one]) => textsIn(one, [...path, key]));
}

function isTranslatable(path: FieldPath, text: string): boolean {
  if (!/\p{L}/u.test(text)) return false;
  return TRANSLATABLE_FIELDS.test(String(path.at(-1))) || /\S\s+\S/u.test(text.trim());
}
