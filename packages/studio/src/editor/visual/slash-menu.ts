import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** A `/` and the letters behind it. */
export interface SlashState {
  from: number;
  query: string;
}

const key = new PluginKey<SlashState | undefined>('slash');

/** Keys that the list of blocks takes while it is open. */
type OnKey = (event: KeyboardEvent) => boolean;

/** Finds a `/` that opens the list of blocks, at the start of a paragraph or behind a space. */
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

export function slashIn(state: EditorState): SlashState | undefined {
  return key.getState(state);
}

/** Removes the `/` with its letters, and closes the list. */
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
  const found = /(?:^|\s)\/(?<query>[\p{L}\p{N}-]{0,30})$/u.exec(text);
  const query = found?.groups?.['query'];
  return query === undefined ? undefined : { from: $from.pos - query.length - 1, query };
}
