import type { StateCommand } from '@codemirror/state';
import { isProse } from '../completion/document-position.ts';

/** Quote markers, then a list marker, then a task checkbox. */
const MARKUP = /^(\s*(?:>\s?)*)(?:([-*+]|\d{1,9}[.)])(\s+)(\[[ x]\]\s+)?)?/iu;

/** Continues the list or quote on a new line. In an empty item, ends the list. */
export const continueMarkup: StateCommand = ({ state, dispatch }) => {
  const { main, ranges } = state.selection;
  if (!main.empty || ranges.length > 1 || state.readOnly || !isProse(state, main.head)) return false;
  const line = state.doc.lineAt(main.head);
  const [whole = '', start = '', mark, space = '', task] = MARKUP.exec(line.text) ?? [];
  const isMarkup = mark !== undefined || start.includes('>');
  if (!isMarkup || main.head < line.from + whole.length) return false;
  if (line.text.length === whole.length) {
    // Remove the item first, then the quote around it.
    const remaining = mark === undefined ? '' : start;
    dispatch(state.update({ changes: { from: line.from, to: line.to, insert: remaining }, userEvent: 'delete' }));
    return true;
  }
  const next = mark === undefined ? '' : `${followMark(mark)}${space}${task === undefined ? '' : '[ ] '}`;
  const insert = `${state.lineBreak}${start}${next}`;
  dispatch(state.update(state.replaceSelection(insert), { scrollIntoView: true, userEvent: 'input' }));
  return true;
};

function followMark(mark: string): string {
  const number = Number.parseInt(mark, 10);
  return Number.isNaN(number) ? mark : `${number + 1}${mark.at(-1) ?? ''}`;
}
