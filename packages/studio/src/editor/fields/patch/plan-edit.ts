import { insertInBlock, moveInBlock, removeFromBlock, withBlankLines } from './block-entries.ts';
import type { FormatWriter, WriteOptions } from './format-writer.ts';
import { isObject, valueAt } from './field-edit.ts';
import type { FieldEdit } from './field-edit.ts';
import { insertInFlow, moveInFlow, removeFromFlow } from './flow-entries.ts';
import { findNode, isCollection } from './source-tree.ts';
import type { CollectionNode, FieldPath, FieldValue, SourceNode, Splice, TextRange } from './source-tree.ts';

/** Options of an edit. */
export interface EditOptions extends WriteOptions {
  /** Names of fields in the order of the schema, which determines the position of a new field. */
  order?: readonly string[] | undefined;
}

/** Everything that is needed to plan an edit. */
export interface EditContext {
  text: string;
  region: TextRange;
  root: SourceNode;
  writer: FormatWriter;
  /** All values after the edit. */
  expected: FieldValue;
  options: EditOptions;
}

/** Returns the possible changes for an edit, the smallest first; `'alias'` if the value is defined elsewhere. */
export function planEdit(context: EditContext, edit: FieldEdit): Splice[][] | 'alias' {
  const { root, writer, expected, options } = context;
  const target = edit.type === 'delete' ? edit.path.slice(0, -1) : edit.path;
  const { node, rest } = findNode(root, target);
  if (node.kind === 'alias') return 'alias';
  const path = target.slice(0, target.length - rest.length);
  const value = valueAt(expected, path);
  const replaced = (attempt: 'same' | 'safe'): Splice[] => [writer.replaceNode(node, value, attempt, options)];
  const wider = canBeRewritten(context, node) ? [replaced('same'), replaced('safe')] : [];
  if (!isCollection(node) || !hasKind(value, node.kind)) return [replaced('same'), replaced('safe')];
  if (edit.type === 'set' && rest.length === 0) return wider;
  const exact = editEntries(context, node, edit, rest);
  return exact ? [...exact, ...wider] : [replaced('same'), replaced('safe')];
}

/** Changes that only affect entries of a collection; `undefined` if the collection is or becomes empty. */
function editEntries(
  context: EditContext,
  node: CollectionNode,
  edit: FieldEdit,
  rest: FieldPath,
): Splice[][] | undefined {
  const { text, region, root, writer, options, expected } = context;
  const { entries, layout } = node;
  const insert = (index: number, entry: string): Splice[][] => {
    const isBlock = layout === 'block';
    const splice = isBlock
      ? insertInBlock(text, node, index, entry, writer.newline)
      : insertInFlow(text, node, index, entry);
    return [[splice]];
  };
  if (edit.type === 'move') {
    const isBlock = layout === 'block';
    const { from, to } = edit;
    return [isBlock ? moveInBlock(text, node, from, to, region) : moveInFlow(text, node, from, to)];
  }
  if (edit.type === 'delete') {
    const step = edit.path.at(-1);
    const index = node.kind === 'list' ? Number(step) : entries.findIndex(({ key }) => key === step);
    // The root may become empty; any other empty collection must be written as brackets.
    if (entries.length === 1 && (node !== root || layout === 'flow')) return undefined;
    if (layout === 'flow') return [[removeFromFlow(text, node, index)]];
    const removed = removeFromBlock(text, node, index, region);
    return [[removed], [withBlankLines(text, removed)]];
  }
  if (entries.length === 0) return undefined;
  if (edit.type === 'insert') return insert(edit.index, writer.writeEntry(node, undefined, edit.value, options));
  const [key] = rest;
  if (typeof key !== 'string') return undefined;
  const path = edit.path.slice(0, edit.path.length - rest.length + 1);
  const isWhole = rest.length === 1;
  const entry = writer.writeEntry(node, key, valueAt(expected, path), isWhole ? options : {});
  return insert(insertIndexOf(key, node, isWhole ? options.order : undefined), entry);
}

/** Index of a new field: after the nearest field that precedes it in the schema, or before the next one. */
function insertIndexOf(key: string, { entries }: CollectionNode, order: readonly string[] = []): number {
  const index = order.indexOf(key);
  if (index === -1) return entries.length;
  const indexOf = (name: string) => entries.findIndex((entry) => entry.key === name);
  const before = order.slice(0, index).findLast((name) => indexOf(name) !== -1);
  if (before !== undefined) return indexOf(before) + 1;
  const next = order.slice(index + 1).find((name) => indexOf(name) !== -1);
  return next === undefined ? entries.length : indexOf(next);
}

function hasKind(value: FieldValue, kind: 'list' | 'map'): boolean {
  return kind === 'list' ? Array.isArray(value) : isObject(value);
}

/** Rewriting a collection would lose its comments and anchors. */
function canBeRewritten({ text }: EditContext, { range }: SourceNode): boolean {
  return !/(?:^|\s)#|(?:^|[\s,[{])[&*!]\S/u.test(text.slice(range.start, range.end));
}
