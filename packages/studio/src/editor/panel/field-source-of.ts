import { findDelimiter } from '../fields/patch/find-delimiter.ts';
import type { FieldSource } from '../fields/patch/read-fields.ts';
import { fileFormatOf } from './file-format-of.ts';

/** The fields of a file: its front matter, its data or its table. */
export function fieldSourceOf(path: string, text: string): FieldSource {
  const format = fileFormatOf(path);
  if (format === 'csv') return { text, format, delimiter: findDelimiter(text) };
  return { text, format: format === 'yaml' || format === 'json' ? format : 'markdown' };
}
