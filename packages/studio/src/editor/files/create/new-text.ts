import type { FileLocation } from '../../../documents/location-endpoint.ts';
import { emptyValue } from '../../fields/form/form-field.ts';
import { namesIn, readSchema } from '../../fields/form/read-schema.ts';
import { setField } from '../../fields/patch/patch-fields.ts';
import type { FieldValue } from '../../fields/patch/source-tree.ts';
import { fieldFormatOf } from '../field-format.ts';

/** Describes a file to create. */
export interface NewFile extends Pick<FileLocation, 'path' | 'type' | 'fields'> {
  title: string;
  /** Initial value of required dates, for example `2026-01-31`. */
  today: string;
}

/**
 * Builds the text of a new file: its title, and the fields that the schema requires with their defaults or empty
 * values.
 */
export function buildNewText({ path, type, fields, title, today }: NewFile): string {
  const format = fieldFormatOf(path);
  if (!format || format === 'csv') return '';
  const names = namesIn(fields);
  const titleField = ['title', 'name'].find((name) => names.includes(name)) ?? (type === 'page' ? 'title' : undefined);
  const required = readSchema(fields).filter((field) => field.isRequired && field.name !== titleField);
  let text = format === 'json' ? '{}\n' : '';
  const add = (name: string, value: FieldValue, isDate = false): void => {
    const result = setField({ text, format }, [name], value, { isDate });
    // A value that the format cannot represent is left to the author; the content check reports it.
    if (result.ok) ({ text } = result);
  };
  if (titleField !== undefined) add(titleField, title);
  for (const field of required) {
    const isDate = field.input.kind === 'date';
    add(field.name, isDate && field.default === undefined ? today : emptyValue(field), isDate);
  }
  return format === 'markdown' ? `${text}\n` : text;
}

/** Copies a text with another title. */
export function copyText(text: string, path: string, title: string): string {
  const format = fieldFormatOf(path);
  if (!format || format === 'csv') return text;
  const result = setField({ text, format }, ['title'], title);
  return result.ok ? result.text : text;
}
