import type { FieldFormat } from '../fields/patch/field-region.ts';
import { fileFormatOf } from '../panel/file-format-of.ts';

/** Format of the fields of a file; `undefined` if it has none. */
export function fieldFormatOf(path: string): FieldFormat | undefined {
  const format = fileFormatOf(path);
  return format === 'css' || format === 'text' ? undefined : format;
}
