import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** A `/` and the text after it. */
export interface SlashState {
  from: number;
  query: string;
}

const key = new PluginKey<SlashState | undefined>('slash');

/** Handles keys while the list of blocks is open; returns whether it did. */
type OnKey = (event: KeyboardEvent) => boolean;

/** Detects a `/` at the start of a paragraph or after a space, which opens the list of blocks. */
export function slashPlugin(onKey: OnKey): Plugin<SlashState | undefined> {
  return new Plugin<SlashState | undefined>({
    key,
    state: {
      init: () => undefined,
      apply: (tr, before, _old, state) => {
        if (tr.getMeta(key) === 'close') return undefined;
        return before || isTyping(tr) ? findSlash(state) : undefined;
      },
    },
    props: {
      handleKeyDown: (view, event) => (key.getState(view.state) ? onKey(event) : false),
    },
  });
}

/** The current slash text; `undefined` if the list is closed. */
export function slashIn(state: EditorState): SlashState | undefined {
  return key.getState(state);
}

/** Closes the list, and removes the `/` with its text if requested. */
export function endSlash(view: EditorView, isRemoved: boolean): void {
  const open = key.getState(view.state);
  if (!open) return;
  const { tr } = view.state;
  if (isRemoved) tr.delete(open.from, view.state.selection.from);
  view.dispatch(tr.setMeta(key, 'close'));
}

function isTyping(tr: Transaction): boolean {
  return tr.docChanged;
}

function findSlash({ selection, doc }: EditorState): SlashState | undefined {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return undefined;
  const text = doc.textBetween($from.start(), $from.pos, '\n', '\uFFFC');
  const match = /(?:^|\s)\/(?<query>[\p{L}\p{N}-]{0,30})$/u.exec(text);
  const query = match?.groups?.['query'];
  return query === undefined ? undefined : { from: $from.pos - query.length - 1, query };
}
