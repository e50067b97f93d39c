import { snippet } from '@codemirror/autocomplete';
import type { Completion } from '@codemirror/autocomplete';
import type { ComponentDescription } from '@recto/content';
import { componentAround, isClosed, isProse, nameOfComponent } from './document-position.ts';
import { fieldsAt, typesOf } from './field-schema.ts';
import type { FieldSchema } from './field-schema.ts';
import { rankMatches, toCompletionResult, renderParagraphs } from './suggestion.ts';
import type { Suggest } from './suggestion.ts';

const BLOCK = /^\s*(:{2,})([\w$.-]*)$/u;
const INLINE = /(?:^|[\s*_[]):([a-z$][\w$-]*|)$/iu;
const SLOT = /^\s*#([\w$.-]*)$/u;

/** Suggests component names after two colons, or after one colon in a sentence, with their required properties. */
export const suggestComponents: Suggest = async ({ state, pos, explicit }, { completions }) => {
  const line = state.doc.lineAt(pos);
  const before = line.text.slice(0, pos - line.from);
  const [, colons, name = ''] = BLOCK.exec(before) ?? [];
  const typedName = colons === undefined ? INLINE.exec(before)?.[1] : name;
  if (typedName === undefined || (colons === undefined && typedName === '' && !explicit) || !isProse(state, pos))
    return null;
  const isLast = line.text.slice(pos - line.from).trim() === '';
  const isOpen = componentAround(state, pos, (component) => !isClosed(component)) !== undefined;
  const all = (await completions.components?.()) ?? [];
  const preferred = all.filter(({ isInline }) => (isInline === true) === (colons === undefined));
  // In a sentence, inline components come first, but every component is allowed.
  const others = colons === undefined ? all.filter(({ isInline }) => isInline !== true) : [];
  const options = [preferred, others].flatMap((some) =>
    rankMatches(some, typedName, (one) => [one.name]).map((one) => ({
      ...describe(one),
      apply: snippet(
        colons === undefined || !isLast ? inlineTemplate(one, isLast) : blockTemplate(one, colons, isOpen),
      ),
    })),
  );
  return toCompletionResult(pos - typedName.length, options);
};

/** Suggests slot names after a hash, inside a component with slots. */
export const suggestSlots: Suggest = async ({ state, pos }, { completions }) => {
  const line = state.doc.lineAt(pos);
  const [, typedName] = SLOT.exec(line.text.slice(0, pos - line.from)) ?? [];
  const component = typedName === undefined ? undefined : componentAround(state, pos);
  if (typedName === undefined || !component || !isProse(state, pos)) return null;
  const name = nameOfComponent(state, component);
  const described = (await completions.components?.())?.find((one) => one.name === name);
  const others = component.getChildren('ComponentSlot').filter(({ from }) => from < line.from || from > line.to);
  const names = others.map((slot) => slot.getChild('SlotName'));
  const used = new Set(names.map((slot) => (slot ? state.sliceDoc(slot.from, slot.to) : '')));
  const free = (described?.slots ?? []).filter((slot) => !used.has(slot.name));
  const options = rankMatches(free, typedName, (slot) => [slot.name]).map((slot) => ({
    label: slot.name,
    ...infoOf(slot.description),
  }));
  return toCompletionResult(pos - typedName.length, options);
};

function describe({ name, description }: ComponentDescription): Completion {
  return { label: name, type: 'class', ...infoOf(description) };
}

function infoOf(description: string | undefined): Partial<Completion> {
  return description === undefined ? {} : { info: () => renderParagraphs([description]) };
}

/** Required properties, with placeholders for their values. */
function requiredAttributes({ props }: ComponentDescription): string {
  const root: FieldSchema = props;
  const attributes = fieldsAt(root, [])
    .filter(({ isRequired }) => isRequired)
    .map(({ name, schema }) => `${typesOf(schema, root)[0] === 'string' ? '' : ':'}${name}="\${}"`);
  return attributes.length === 0 ? '' : `{${attributes.join(' ')}}`;
}

function inlineTemplate(one: ComponentDescription, isLast: boolean): string {
  return isLast ? `${one.name}${requiredAttributes(one)}\${}` : one.name;
}

function blockTemplate(one: ComponentDescription, colons: string, isOpen: boolean): string {
  const head = `${one.name}${requiredAttributes(one)}`;
  return isOpen ? `${head}\n\${}\n${colons}` : `${head}\${}`;
}
