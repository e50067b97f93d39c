import type { Completion } from '@codemirror/autocomplete';
import { componentFieldsAround, frontMatterAround, linesAround } from './document-position.ts';
import type { FieldLines } from './document-position.ts';
import { fieldsAt, typesOf } from './field-schema.ts';
import type { FieldSchema } from './field-schema.ts';
import { rankMatches, toCompletionResult, describeField } from './suggestion.ts';
import type { Suggest, SuggestOptions } from './suggestion.ts';
import { suggestValues } from './values.ts';
import { findYamlPosition } from './yaml-position.ts';

/** Suggests fields and values in the front matter and in the components of a markdown file. */
export const suggestMarkdownFields: Suggest = async ({ state, pos }, options) => {
  const top = frontMatterAround(state, pos);
  if (top) return await suggestFields(pos, top, await options.completions.fields?.(), options);
  const inner = componentFieldsAround(state, pos);
  if (!inner) return null;
  const component = (await options.completions.components?.())?.find(({ name }) => name === inner.component);
  return await suggestFields(pos, inner.lines, component?.props, options, inner.component);
};

/** Suggests fields and values in a YAML file. */
export const suggestYamlFileFields: Suggest = async ({ state, pos }, options) =>
  await suggestFields(pos, linesAround(state.doc, pos, 1), await options.completions.fields?.(), options);

async function suggestFields(
  pos: number,
  { before, after }: FieldLines,
  schema: Readonly<Record<string, unknown>> | null | undefined,
  options: SuggestOptions,
  component?: string,
): ReturnType<Suggest> {
  const position = findYamlPosition(before, after);
  if (!schema || !position) return null;
  const root: FieldSchema = schema;
  const { path, field, textBeforeCursor, siblings } = position;
  const [, quote = '', text = ''] = /^(["']?)(.*)$/u.exec(textBeforeCursor) ?? [];
  const from = pos - text.length;
  if (field !== undefined) {
    const fieldSchema = fieldsAt(root, path).find(({ name }) => name === field);
    const value = { root, textBeforeCursor: text, ...(component !== undefined && { component }) };
    const values = fieldSchema ? await suggestValues({ ...fieldSchema, ...value }, options) : [];
    return toCompletionResult(from, quote === '' ? values.map(withQuotes) : values);
  }
  const fields = fieldsAt(root, path).filter(({ name }) => !siblings.includes(name));
  const names = rankMatches(fields, textBeforeCursor, ({ name }) => [name]).map((one) => ({
    label: one.name,
    type: 'property',
    ...describeField(one, root, options.messages),
    apply: `${one.name}:${isNested(typesOf(one.schema, root)) ? '' : ' '}`,
  }));
  return toCompletionResult(from, [...names, ...(await itemsOf(root, path, textBeforeCursor, options))]);
}

function isNested(types: readonly string[]): boolean {
  return types.length > 0 && types.every((type) => type === 'object' || type === 'array');
}

/** Suggests items for the list at a path. */
async function itemsOf(
  root: FieldSchema,
  path: readonly string[],
  textBeforeCursor: string,
  options: SuggestOptions,
): Promise<Completion[]> {
  const list = fieldsAt(root, path.slice(0, -1)).find(({ name }) => name === path.at(-1));
  return list && typesOf(list.schema, root).includes('array')
    ? await suggestValues({ ...list, root, textBeforeCursor }, options)
    : [];
}

/** Adds quotes to a value that YAML would not parse as text. */
function withQuotes(value: Completion): Completion {
  return /^[\s\-?:,[\]{}#&*!|>'"%@`]|: |\s#/u.test(value.label)
    ? { ...value, apply: JSON.stringify(value.label) }
    : value;
}
