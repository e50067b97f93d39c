import { pickedCompletion } from '@codemirror/autocomplete';
import type { Completion } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import { findAttributePosition } from './attribute-position.ts';
import { isProse } from './document-position.ts';
import { fieldsAt, typesOf } from './field-schema.ts';
import type { FieldSchema } from './field-schema.ts';
import { rankMatches, toCompletionResult, describeField } from './suggestion.ts';
import type { Suggest } from './suggestion.ts';
import { suggestValues } from './values.ts';

/** Suggests properties of a component between braces, and their values. */
export const suggestAttributes: Suggest = async ({ state, pos }, options) => {
  const line = state.doc.lineAt(pos);
  const position = findAttributePosition(line.text.slice(0, pos - line.from));
  if (!position || !isProse(state, pos)) return null;
  const { component, property, textBeforeCursor, quote, siblings } = position;
  const described = (await options.completions.components?.())?.find(({ name }) => name === component);
  if (!described) return null;
  const root: FieldSchema = described.props;
  const fields = fieldsAt(root, []);
  const from = pos - textBeforeCursor.length;
  if (property === undefined) {
    const free = rankMatches(fields, textBeforeCursor, ({ name }) => [name]).filter(
      ({ name }) => !siblings.includes(name),
    );
    return toCompletionResult(
      from,
      free.map((field) => ({
        label: field.name,
        type: 'property',
        ...describeField(field, root, options.messages),
        apply: applyName(field.name, typesOf(field.schema, root)),
      })),
    );
  }
  const field = fields.find(({ name }) => name === property);
  if (!field) return null;
  const values = await suggestValues({ ...field, root, textBeforeCursor, component }, options);
  // A value with spaces needs quotes.
  return toCompletionResult(from, quote === '' ? values.map(withQuotes) : values);
};

function withQuotes(value: Completion): Completion {
  return /[\s"'}]/u.test(value.label) ? { ...value, apply: `"${value.label.replaceAll('"', '&quot;')}"` } : value;
}

/**
 * Inserts a property: a boolean needs only its name, a text gets quotes with the cursor between them, anything else is
 * bound with a colon.
 */
function applyName(name: string, types: readonly string[]): NonNullable<Completion['apply']> {
  const isText = types.length === 0 || types.some((type) => type === 'string' || type === 'enum');
  if (types.includes('boolean') && !isText) return name;
  return (view: EditorView, completion: Completion, from: number, to: number) => {
    const insert = `${isText ? '' : ':'}${name}=""`;
    const isWritten = view.state.sliceDoc(to, to + 1) === '=';
    view.dispatch({
      changes: { from, to, insert: isWritten ? name : insert },
      selection: { anchor: from + (isWritten ? name.length : insert.length - 1) },
      userEvent: 'input.complete',
      annotations: pickedCompletion.of(completion),
    });
  };
}
