import type { FieldValue } from '../patch/source-tree.ts';

/** A field of a form, read from the schema of a collection. */
export interface FormField {
  name: string;
  /** Title from the schema; otherwise the label is derived from the name. */
  title?: string | undefined;
  description?: string | undefined;
  default?: FieldValue | undefined;
  isRequired: boolean;
  input: FieldInput;
}

/** The kind of input of a field, with its options. */
export type FieldInput =
  | { kind: 'text'; isLong: boolean; type: 'text' | 'email' | 'url' }
  | { kind: 'number'; isInteger: boolean; minimum?: number | undefined; maximum?: number | undefined }
  | { kind: 'boolean' }
  | { kind: 'date' }
  | { kind: 'dateTime' }
  | { kind: 'select'; options: readonly (string | number)[] }
  | { kind: 'image' }
  | { kind: 'icon' }
  | { kind: 'color' }
  /** A page of the site, or a row of the given collection. */
  | { kind: 'reference'; collection?: string | undefined }
  /** The item is read lazily, since a schema may contain itself. */
  | { kind: 'list'; item: () => FormField }
  /** `additional` describes the values of names that the schema does not list (`additionalProperties`). */
  | { kind: 'object'; fields: () => FormField[]; additional?: (() => FormField) | undefined }
  /** One of several kinds of values. */
  | { kind: 'choice'; options: readonly FormField[] }
  /** Any value, edited as YAML. */
  | { kind: 'source' };

/** Whether an input can show a value without losing part of it. */
export function canShow(input: FieldInput, value: FieldValue | undefined): boolean {
  if (value === undefined || value === null) return true;
  switch (input.kind) {
    case 'text':
    case 'image':
    case 'icon':
    case 'color':
    case 'reference':
    case 'date':
    case 'dateTime':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'select':
      return typeof value === 'string' || typeof value === 'number';
    case 'list':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && !Array.isArray(value);
    case 'choice':
      return input.options.some((option) => canShow(option.input, value));
    default:
      return true;
  }
}

/** Initial value of a field or list item that is added: its default, or an empty value. */
export function emptyValue({ input, default: value }: FormField): FieldValue {
  if (value !== undefined) return value;
  switch (input.kind) {
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'list':
      return [];
    case 'select':
      return input.options[0] ?? '';
    case 'object':
      return Object.fromEntries(
        input
          .fields()
          .filter(({ isRequired }) => isRequired)
          .map((field) => [field.name, field.input.kind === 'object' ? {} : emptyValue(field)]),
      );
    case 'choice':
      return input.options[0] ? emptyValue(input.options[0]) : '';
    default:
      return '';
  }
}
