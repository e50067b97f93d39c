import type { FieldInput, FormField } from './form-field.ts';
import { namesIn, readSchema } from './read-schema.ts';

/**
 * Reads the form fields of a table's columns. The values of a table are text, which the schema converts, so that only
 * inputs that write text are used. Hidden columns are omitted.
 */
export function readTableFields(schema: unknown, columns: readonly string[]): FormField[] {
  const fields = new Map(readSchema(schema).map((field) => [field.name, field]));
  const known = new Set(namesIn(schema));
  return columns.flatMap((name): FormField[] => {
    const field = fields.get(name);
    if (field) return [{ ...field, input: toTextInput(field.input) }];
    return known.has(name) ? [] : [{ name, title: name, isRequired: false, input: TEXT }];
  });
}

const TEXT: FieldInput = { kind: 'text', isLong: false, type: 'text' };

function toTextInput(input: FieldInput): FieldInput {
  switch (input.kind) {
    case 'boolean':
      return { kind: 'select', options: ['true', 'false'] };
    case 'number':
    case 'list':
    case 'object':
    case 'choice':
    case 'source':
      return TEXT;
    default:
      return input;
  }
}
