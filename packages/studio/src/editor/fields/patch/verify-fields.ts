import { isSameValue } from './field-edit.ts';
import { findRegion, outsideOf } from './field-region.ts';
import { readFields } from './read-fields.ts';
import type { FieldSource } from './read-fields.ts';
import type { FieldValue } from './source-tree.ts';

/** Whether a text has exactly these values, and this text outside of its fields. */
export function verifyFields(source: FieldSource, expected: FieldValue, outsideText: string): boolean {
  // Half of a surrogate pair cannot be saved as UTF-8.
  if (!source.text.isWellFormed()) return false;
  const read = readFields(source);
  const region = findRegion(source.text, source.format);
  if (!read.ok || region === 'open' || !isSameValue(read.value, expected)) return false;
  return outsideOf(source.text, region) === outsideText;
}
