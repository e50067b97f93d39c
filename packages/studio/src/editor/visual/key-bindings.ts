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
import { liftListItem, sinkListItem, splitListItem, wrapInList } from '@tiptap/pm/schema-list';
import type { Command, Plugin } from '@tiptap/pm/state';
import { goToNextCell } from '@tiptap/pm/tables';
import { schema } from '../markdown/schema.ts';
import { moveBlock } from './block-commands.ts';

const { nodes, marks } = schema;

/** Actions that keys trigger outside of the document. */
export interface KeyActions {
  undo: () => void;
  redo: () => void;
  link: () => void;
  find: () => void;
}

/** Key bindings of the visual editor. */
export function keyBindings({ undo, redo, link, find }: KeyActions): Plugin[] {
  const call =
    (action: () => void): Command =>
    () => {
      action();
      return true;
    };
  const headings = [1, 2, 3, 4, 5, 6].map((level) => [`Mod-Alt-${level}`, setBlockType(nodes.heading, { level })]);
  const items = [nodes.listItem, nodes.taskItem];
  return [
    keymap({
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
      'Mod-Shift-7': wrapInList(nodes.orderedList),
      'Mod-Shift-8': wrapInList(nodes.bulletList),
      'Shift-Enter': chainCommands(exitCode, insertBreak),
      Enter: chainCommands(
        newlineInCode,
        ...items.map((item) => splitListItem(item)),
        createParagraphNear,
        liftEmptyBlock,
        splitBlock,
      ),
      Tab: chainCommands(goToNextCell(1), ...items.map((item) => sinkListItem(item))),
      'Shift-Tab': chainCommands(goToNextCell(-1), ...items.map((item) => liftListItem(item))),
      'Alt-ArrowUp': moveBlock(-1),
      'Alt-ArrowDown': moveBlock(1),
    }),
    keymap(baseKeymap),
  ];
}

const insertBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView());
  return true;
};
