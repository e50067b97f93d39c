import { chainCommands, lift, setBlockType, wrapIn } from '@tiptap/pm/commands';
import type { NodeType } from '@tiptap/pm/model';
import { liftListItem, sinkListItem, wrapInList } from '@tiptap/pm/schema-list';
import { EditorState, Selection } from '@tiptap/pm/state';
import type { Command } from '@tiptap/pm/state';
import { canJoin } from '@tiptap/pm/transform';
import { schema } from '../markdown/schema.ts';

const { nodes } = schema;

const LIST_KINDS = ['bulletList', 'orderedList', 'taskList'] as const;

/** Kinds of blocks that text can be turned into, in the order of the toolbar. */
export const BLOCK_KINDS = [
  'paragraph',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  ...LIST_KINDS,
  'blockquote',
  'codeBlock',
] as const;

/** A kind of block: plain text, a heading with its level, an item of a list, a quote or code. */
export type BlockKind = (typeof BLOCK_KINDS)[number];

type ListKind = (typeof LIST_KINDS)[number];

/** The kind of the block with the caret; `undefined` for blocks that are not in the list, as cells of a table. */
export function blockKindAt({ selection: { $from } }: Pick<EditorState, 'selection'>): BlockKind | undefined {
  const { parent } = $from;
  if (parent.type === nodes.heading) return `h${Number(parent.attrs['level'])}` as BlockKind;
  if (parent.type === nodes.codeBlock) return 'codeBlock';
  if (parent.type !== nodes.paragraph) return undefined;
  for (let depth = $from.depth - 1; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type === nodes.taskItem) return 'taskList';
    if (type === nodes.listItem) return $from.node(depth - 1).type === nodes.orderedList ? 'orderedList' : 'bulletList';
    if (type === nodes.blockquote) return 'blockquote';
    if (type === nodes.slot || type === nodes.footnoteDefinition) break;
  }
  return 'paragraph';
}

/** Turns the selected blocks into another kind. */
export function turnInto(kind: BlockKind): Command {
  if (kind === 'codeBlock') return setBlockType(nodes.codeBlock);
  if (kind === 'paragraph') return makePlain;
  if (kind === 'blockquote') return inOneStep(makePlain, wrapIn(nodes.blockquote));
  if (isListKind(kind)) return chainCommands(changeList(kind), inOneStep(makeParagraph, makeList(kind)));
  return setBlockType(nodes.heading, { level: Number(kind.slice(1)) });
}

/** Turns the selected blocks into a list or a quote, or back into plain text if they are one. */
export function toggleKind(kind: BlockKind): Command {
  return (state, dispatch) => turnInto(blockKindAt(state) === kind ? 'paragraph' : kind)(state, dispatch);
}

/** Whether the caret is in an item of a list. */
export function isInList({ selection: { $from } }: Pick<EditorState, 'selection'>): boolean {
  return listDepth($from) !== undefined;
}

/** Moves the selected list items one level deeper. */
export const indentItem: Command = chainCommands(sinkListItem(nodes.listItem), sinkListItem(nodes.taskItem));

/** Moves the selected list items one level up, or out of the list. */
export const outdentItem: Command = chainCommands(liftListItem(nodes.listItem), liftListItem(nodes.taskItem));

/** Runs commands one after another as one change. Does nothing if one of them cannot run. */
export function inOneStep(...commands: readonly Command[]): Command {
  return (state, dispatch) => {
    const { tr } = state;
    let current = EditorState.create({ doc: state.doc, selection: state.selection });
    for (const command of commands) {
      const isDone = command(current, (part) => {
        for (const step of part.steps) tr.step(step);
        current = current.apply(part);
      });
      if (!isDone) return false;
    }
    dispatch?.(tr.setSelection(Selection.fromJSON(tr.doc, current.selection.toJSON())).scrollIntoView());
    return true;
  };
}

const makeParagraph: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type !== nodes.paragraph) return setBlockType(nodes.paragraph)(state, dispatch);
  dispatch?.(state.tr);
  return true;
};

/** Turns headings and code into paragraphs, and lifts them out of lists and quotes. */
const makePlain: Command = (state, dispatch) => {
  const kind = blockKindAt(state);
  if (kind === 'paragraph') {
    dispatch?.(state.tr);
    return true;
  }
  const command = kind === 'blockquote' ? lift : isListKind(kind) ? outdentItem : setBlockType(nodes.paragraph);
  return inOneStep(command, makePlain)(state, dispatch);
};

/** Wraps paragraphs in a list, and joins it with a list of the same kind before or after it. */
function makeList(kind: ListKind): Command {
  const join: Command = ({ selection: { $from }, tr }, dispatch) => {
    const depth = listDepth($from);
    if (depth === undefined) return false;
    const list = $from.node(depth);
    const edges = [$from.after(depth), $from.before(depth)];
    for (const position of edges) {
      const { nodeBefore, nodeAfter } = tr.doc.resolve(position);
      const isSame = nodeBefore?.type === list.type && nodeAfter?.type === list.type;
      if (isSame && canJoin(tr.doc, position)) tr.join(position);
    }
    dispatch?.(tr);
    return true;
  };
  return inOneStep(wrapInList(listTypeOf(kind)), changeList(kind), join);
}

/** Changes the kind of the list around the selection. Fails if there is none. */
function changeList(kind: ListKind): Command {
  return ({ selection: { $from }, tr }, dispatch) => {
    const depth = listDepth($from);
    if (depth === undefined) return false;
    const [list, start] = [$from.node(depth), $from.before(depth)];
    const type = listTypeOf(kind);
    if (list.type !== type) tr.setNodeMarkup(start, type, list.attrs);
    list.forEach((item, offset) => {
      const itemType = kind === 'taskList' ? nodes.taskItem : nodes.listItem;
      if (item.type !== itemType) tr.setNodeMarkup(start + 1 + offset, itemType, item.attrs);
    });
    dispatch?.(tr);
    return true;
  };
}

/** Depth of the innermost list that the position is in, within its slot or footnote. */
function listDepth($from: Selection['$from']): number | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type === nodes.bulletList || type === nodes.orderedList) return depth;
    if (type === nodes.slot || type === nodes.footnoteDefinition) return undefined;
  }
  return undefined;
}

function listTypeOf(kind: ListKind): NodeType {
  return kind === 'orderedList' ? nodes.orderedList : nodes.bulletList;
}

function isListKind(kind: BlockKind | undefined): kind is ListKind {
  return kind !== undefined && (LIST_KINDS as readonly string[]).includes(kind);
}
