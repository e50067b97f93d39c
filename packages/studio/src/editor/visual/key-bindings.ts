import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  exitCode,
  liftEmptyBlock,
  newlineInCode,
  setBlockType,
  splitBlock,
  toggleMark,
} from '@tiptap/pm/commands';
import { keymap } from '@tiptap/pm/keymap';
import { splitListItem } from '@tiptap/pm/schema-list';
import { Selection, TextSelection } from '@tiptap/pm/state';
import type { Command, EditorState, Plugin } from '@tiptap/pm/state';
import { addRowAfter, goToNextCell, isInTable } from '@tiptap/pm/tables';
import { schema } from '../markdown/schema.ts';
import { moveBlock } from './block-commands.ts';
import { indentItem, inOneStep, outdentItem, toggleKind } from './block-kinds.ts';
import { editNodeAtSelection } from './edit-node.ts';
import { codeFenceOnEnter } from './input-rules.ts';

const { nodes, marks } = schema;

/** Actions that keys trigger outside of the document. */
export interface KeyActions {
  undo: () => void;
  redo: () => void;
  link: () => void;
  find: () => void;
  /** Edits the node at a position in a dialog. */
  edit: (position: number) => void;
  /** Moves the focus to the toolbar. */
  toolbar: () => void;
}

/** Key bindings of the visual editor. */
export function keyBindings(actions: KeyActions): Plugin[] {
  return [keymap(editorKeys(actions)), keymap(baseKeymap)];
}

/** Commands of the keys, by the name of the key. */
export function editorKeys({ undo, redo, link, find, edit, toolbar }: KeyActions): Record<string, Command> {
  const call =
    (action: () => void): Command =>
    () => {
      action();
      return true;
    };
  const headings = [1, 2, 3, 4, 5, 6].map((level) => [`Mod-Alt-${level}`, setBlockType(nodes.heading, { level })]);
  const items = [nodes.listItem, nodes.taskItem];
  return {
    'Mod-z': call(undo),
    'Mod-Shift-z': call(redo),
    'Mod-y': call(redo),
    'Mod-k': call(link),
    'Mod-f': call(find),
    'Mod-b': toggleMark(marks.strong),
    'Mod-i': toggleMark(marks.em),
    'Mod-e': toggleMark(marks.code),
    'Mod-Shift-x': toggleMark(marks.strike),
    'Mod-Alt-0': setBlockType(nodes.paragraph),
    ...(Object.fromEntries(headings) as Record<string, Command>),
    'Mod-Shift-7': toggleKind('orderedList'),
    'Mod-Shift-8': toggleKind('bulletList'),
    'Mod-Shift-9': toggleKind('taskList'),
    'Mod-Shift-b': toggleKind('blockquote'),
    'Alt-F10': call(toolbar),
    'Alt-Enter': editNodeAtSelection(edit),
    'Shift-Enter': chainCommands(exitCode, insertBreak),
    Enter: chainCommands(
      codeFenceOnEnter,
      leaveCodeOnEnter,
      newlineInCode,
      ...items.map((item) => splitListItem(item)),
      createParagraphNear,
      leaveComponent,
      liftEmptyBlock,
      splitBlock,
    ),
    Tab: chainCommands(goToNextCell(1), addLastRow, indentItem),
    'Shift-Tab': chainCommands(goToNextCell(-1), outdentItem),
    ArrowDown: leaveCodeDownwards,
    'Alt-ArrowUp': moveBlock(-1),
    'Alt-ArrowDown': moveBlock(1),
  };
}

const insertBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView());
  return true;
};

/** Adds a row after the last one, with the caret in its first cell. */
const addLastRow: Command = (state, dispatch) =>
  isInTable(state) && inOneStep(addRowAfter, goToNextCell(1))(state, dispatch);

/** Creates a paragraph after a component, if the caret is in an empty last paragraph of one of its slots. */
const leaveComponent: Command = ({ selection, tr }, dispatch) => {
  const { $from, empty, from } = selection;
  const { parent, depth } = $from;
  if (!empty || parent.type !== nodes.paragraph || parent.content.size > 0 || depth < 3) return false;
  const slot = $from.node(-1);
  if (slot.type !== nodes.slot || $from.indexAfter(-1) !== slot.childCount) return false;
  const [outer, index] = [$from.node(-3), $from.indexAfter(-3)];
  if (!outer.canReplaceWith(index, index, nodes.paragraph)) return false;
  if (dispatch) {
    const end = $from.after(-2);
    tr.insert(end, nodes.paragraph.create()).setSelection(TextSelection.create(tr.doc, end + 1));
    // A slot has at least one block.
    if (slot.childCount > 1) tr.delete(from - 1, from + 1);
    dispatch(tr.scrollIntoView());
  }
  return true;
};

/** Whether the caret is at the end of a code block that is the last block of its container. */
function isAtEndOfLastCode({ selection: { $from, empty } }: EditorState): boolean {
  const isEnd = empty && $from.parentOffset === $from.parent.content.size;
  return isEnd && $from.parent.type.spec.code === true && $from.indexAfter(-1) === $from.node(-1).childCount;
}

/** Enter after two empty lines at the end of a code block removes these lines and creates a paragraph. */
const leaveCodeOnEnter: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if (!isAtEndOfLastCode(state) || !$from.parent.textContent.endsWith('\n\n')) return false;
  return exitCode(state, dispatch && ((tr) => dispatch(tr.delete($from.pos - 2, $from.pos))));
};

/** The arrow key creates a paragraph, if nothing follows that the caret could move to. */
const leaveCodeDownwards: Command = (state, dispatch) => {
  if (!isAtEndOfLastCode(state)) return false;
  const next = Selection.findFrom(state.doc.resolve(state.selection.$from.after()), 1);
  return next ? false : exitCode(state, dispatch);
};
