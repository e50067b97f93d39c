import type { ComponentDescription } from '@recto/content';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { Command, EditorState, Transaction } from '@tiptap/pm/state';
import type { FieldValue } from '../fields/patch/source-tree.ts';
import { schema } from '../markdown/schema.ts';
import { isLinkName, isMediaName } from '../links/property-names.ts';

const { nodes } = schema;

/** Nodes that are edited in a dialog. */
const EDITABLE = new Set(['component', 'inlineComponent', 'image', 'formula', 'binding', 'rawInline']);

/** What the dialog of a node edits. */
export interface NodeFields {
  /** JSON schema of the values. */
  schema: Readonly<Record<string, unknown>>;
  values: FieldValue;
  /** Text of an inline component. */
  text?: string;
  /** Slots of a component that it has or could have, in the order in which they are shown. */
  slots?: readonly { name: string; isUsed: boolean; description?: string | undefined }[];
}

/** The changes that are made in the dialog of a node. */
export interface NodeChanges {
  values: FieldValue;
  text?: string | undefined;
  /** Names of the slots that the component should have. */
  slots?: ReadonlySet<string> | undefined;
}

/**
 * Position of the node whose properties are edited with the current selection: the selected node, the one beside the
 * caret, or the innermost component around it.
 */
export function editableNodeAt({ selection }: Pick<EditorState, 'selection'>): number | undefined {
  if (selection instanceof NodeSelection && EDITABLE.has(selection.node.type.name)) return selection.from;
  const { $from } = selection;
  const { nodeBefore, nodeAfter } = $from;
  if (nodeAfter?.isInline && EDITABLE.has(nodeAfter.type.name)) return $from.pos;
  if (nodeBefore?.isInline && EDITABLE.has(nodeBefore.type.name)) return $from.pos - nodeBefore.nodeSize;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if (EDITABLE.has($from.node(depth).type.name)) return $from.before(depth);
  }
  return undefined;
}

/** Calls the function with the position of the node at the selection, if there is one to edit. */
export function editNodeAtSelection(edit: (position: number) => void): Command {
  return (state) => {
    const position = editableNodeAt(state);
    if (position === undefined) return false;
    edit(position);
    return true;
  };
}

/** Fields of the dialog of a node. */
export function fieldsOfNode(node: Node, components: readonly ComponentDescription[], labels: NodeLabels): NodeFields {
  if (node.type === nodes.image) {
    return {
      schema: objectSchema({
        alt: { type: 'string', title: labels.alt, description: labels.decorative },
        src: { type: 'string', title: labels.image, editor: { input: 'image' } },
      }),
      values: { src: String(node.attrs['src']), alt: String(node.attrs['alt']) },
    };
  }
  if (node.type === nodes.formula || node.type === nodes.binding) {
    return {
      schema: objectSchema({ source: { type: 'string', title: labels.source } }),
      values: { source: String(node.attrs['source']) },
    };
  }
  if (node.type === nodes.rawInline) {
    return {
      schema: objectSchema({ source: { type: 'string', title: labels.source } }),
      values: { source: node.textContent },
    };
  }
  const described = components.find(({ name }) => name === node.attrs['name']);
  return {
    schema: withInputs(described?.props),
    values: (node.attrs['props'] ?? {}) as FieldValue,
    ...(node.type === nodes.inlineComponent && { text: node.textContent }),
    ...(node.type === nodes.component && { slots: slotsOf(node, described) }),
  };
}

/** Titles of the fields of pictures and formulas. */
interface NodeLabels {
  alt: string;
  decorative: string;
  image: string;
  source: string;
}

/** Applies the changes to the node at a position. A formula without source is removed. */
export function changeNode(tr: Transaction, position: number, { values, text, slots }: NodeChanges): Transaction {
  const node = tr.doc.nodeAt(position);
  if (!node) return tr;
  if (node.type === nodes.formula || node.type === nodes.binding) {
    const source = sourceIn(values);
    return source === ''
      ? tr.delete(position, position + node.nodeSize)
      : tr.setNodeMarkup(position, null, { ...node.attrs, source }, node.marks);
  }
  if (node.type === nodes.rawInline) {
    const source = sourceIn(values);
    return source === ''
      ? tr.delete(position, position + node.nodeSize)
      : tr.replaceWith(position + 1, position + node.nodeSize - 1, schema.text(source));
  }
  const attrs = node.type === nodes.image ? { ...node.attrs, ...(values as object) } : { ...node.attrs, props: values };
  tr.setNodeMarkup(position, null, attrs, node.marks);
  if (text !== undefined && text !== node.textContent) {
    const content = text === '' ? [] : [schema.text(text)];
    tr.replaceWith(position + 1, position + 1 + node.content.size, content);
  }
  if (slots) changeSlots(tr, position, slots);
  return tr;
}

/** The default slot, those in the description, and those in the file. */
function slotsOf(node: Node, described: ComponentDescription | undefined): NonNullable<NodeFields['slots']> {
  const used = node.content.content.map(({ attrs }) => String(attrs['name']));
  const names = new Set(['default', ...(described?.slots ?? []).map(({ name }) => name), ...used]);
  return [...names].map((name) => ({
    name,
    isUsed: used.includes(name),
    description: described?.slots.find((slot) => slot.name === name)?.description,
  }));
}

/** Removes and adds slots of the component at a position. The caret is placed in the first new one. */
function changeSlots(tr: Transaction, position: number, names: ReadonlySet<string>): void {
  const used = new Set<string>();
  const removed: { from: number; to: number }[] = [];
  tr.doc.nodeAt(position)?.forEach((slot, offset) => {
    const from = position + 1 + offset;
    const name = String(slot.attrs['name']);
    used.add(name);
    if (!names.has(name)) removed.push({ from, to: from + slot.nodeSize });
  });
  for (const { from, to } of removed.toReversed()) tr.delete(from, to);
  let caret: number | undefined;
  for (const name of names) {
    if (used.has(name)) continue;
    const size = tr.doc.nodeAt(position)?.content.size ?? 0;
    // The default slot is the text before the first named one.
    const at = name === 'default' ? position + 1 : position + 1 + size;
    tr.insert(at, nodes.slot.create({ name }, nodes.paragraph.create()));
    caret ??= at + 2;
  }
  if (caret !== undefined) tr.setSelection(TextSelection.create(tr.doc, caret));
}

function objectSchema(properties: object): NodeFields['schema'] {
  return { type: 'object', properties };
}

/** Chooses pages for properties that are named like links, and pictures for those named like pictures. */
function withInputs(props: Readonly<Record<string, unknown>> | undefined): NodeFields['schema'] {
  const properties = props?.['properties'];
  if (typeof properties !== 'object' || properties === null) return props ?? {};
  const all = Object.entries(properties).map(([name, property]: [string, unknown]) => {
    if (typeof property !== 'object' || property === null || !isPlainText(property)) return [name, property] as const;
    const input = isLinkName(name) ? 'page' : isMediaName(name) ? 'image' : undefined;
    return [name, input === undefined ? property : { editor: { input }, ...property }] as const;
  });
  return { ...props, properties: Object.fromEntries(all) };
}

function isPlainText(property: { type?: unknown; format?: unknown; enum?: unknown }): boolean {
  return property.type === 'string' && property.format === undefined && property.enum === undefined;
}

function sourceIn(values: FieldValue): string {
  const source = typeof values === 'object' && values !== null && 'source' in values ? values['source'] : '';
  return typeof source === 'string' ? source.trim() : '';
}
