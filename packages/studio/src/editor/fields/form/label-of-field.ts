import type { FieldsMessages } from '../../messages/en/fields.ts';
import type { FieldValue } from '../patch/source-tree.ts';
import { isObject } from '../patch/field-edit.ts';
import { fill } from '../../messages/fill.ts';
import type { FormField } from './form-field.ts';

/** Label of a field: from its schema, from the interface texts, or derived from its name. */
export function labelOfField({ name, title }: Pick<FormField, 'name' | 'title'>, messages: FieldsMessages): string {
  if (title !== undefined) return title;
  const names: Readonly<Record<string, string>> = messages.names;
  return Object.hasOwn(names, name) ? (names[name] ?? name) : toLabel(name);
}

/** Converts `editLink` and `edit_link` to `Edit link`. */
function toLabel(name: string): string {
  const words = name
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[-_]+/gu, ' ')
    .trim();
  const lower = words.replaceAll(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
  return lower === '' ? name : lower.charAt(0).toUpperCase() + lower.slice(1);
}

/** Maximum length of an item name, in characters. */
const MAX_NAME_LENGTH = 60;
/** Fields that are likely to name an item, by priority. */
const NAMING_FIELDS = ['title', 'label', 'name', 'username', 'slug', 'text', 'to', 'src'];

/** Name of a list item: its text, the text of one of its fields, or its number. */
export function itemName(value: FieldValue | undefined, index: number, messages: FieldsMessages): string {
  const fields = isObject(value) ? [...NAMING_FIELDS.map((name) => value[name]), ...Object.values(value)] : [value];
  const text = fields.find((field) => typeof field === 'string' && field.trim() !== '');
  if (typeof text !== 'string') return fill(messages.item, { number: index + 1 });
  const line = text.trim().split('\n')[0] ?? '';
  return line.length > MAX_NAME_LENGTH ? `${line.slice(0, MAX_NAME_LENGTH)}…` : line;
}
