import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import type { EditorState, Selection, Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { schema } from '../markdown/schema.ts';

/** A `/` and the text after it. */
export interface SlashState {
  from: number;
  query: string;
  /** What `openSlash` has inserted; missing if the `/` was typed. */
  inserted?: Insertion | undefined;
}

interface Insertion {
  from: number;
  /** Whether the paragraph was inserted, too. */
  isParagraph: boolean;
}

type Meta = 'close' | Insertion;

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
        const meta = tr.getMeta(key) as Meta | undefined;
        if (meta === 'close') return undefined;
        const slash = before || tr.docChanged ? findSlash(state) : undefined;
        const inserted = meta ?? mapInsertion(before?.inserted, tr);
        return slash && { ...slash, inserted };
      },
    },
    // Moving the caret away closes the list as well.
    appendTransaction: (_transactions, before, state) => {
      const open = key.getState(before);
      const isClosed = open?.inserted !== undefined && open.query === '' && !key.getState(state);
      return isClosed && before.doc.eq(state.doc) ? withoutInsertion(state.tr, open, open.from + 1) : undefined;
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

/** Opens the list after the selection. If it cannot open there, as in a heading, a paragraph is inserted for it. */
export function openSlash(view: EditorView): void {
  const { tr, doc, selection } = view.state;
  const { $to, to } = selection;
  if ($to.parent.type === schema.nodes.paragraph) {
    const isAfterSpace = /(?:^|\s)$/u.test(doc.textBetween($to.start(), to, '\n', '\uFFFC'));
    tr.setSelection(TextSelection.create(doc, to)).insertText(isAfterSpace ? '/' : ' /');
    tr.setMeta(key, { from: to, isParagraph: false } satisfies Meta);
  } else {
    const from = endOfBlock(selection);
    if (from === undefined) return;
    tr.insert(from, schema.nodes.paragraph.create(null, schema.text('/')));
    tr.setSelection(TextSelection.create(tr.doc, from + '/'.length + 1));
    tr.setMeta(key, { from, isParagraph: true } satisfies Meta);
  }
  view.dispatch(tr.scrollIntoView());
}

/** Closes the list. The `/` and its text are removed if a block was chosen, or if they were not typed. */
export function endSlash(view: EditorView, isChosen: boolean): void {
  const open = key.getState(view.state);
  if (!open) return;
  const { tr, selection } = view.state;
  if (isChosen) tr.delete(open.inserted?.isParagraph === false ? open.inserted.from : open.from, selection.from);
  else withoutInsertion(tr, open, selection.from);
  view.dispatch(tr.setMeta(key, 'close'));
}

/** Removes what `openSlash` has inserted, and the text that was typed after it. */
function withoutInsertion(tr: Transaction, { inserted }: SlashState, to: number): Transaction {
  if (!inserted) return tr;
  return tr.delete(inserted.from, inserted.isParagraph ? tr.doc.resolve(to).after() : to);
}

function mapInsertion(inserted: Insertion | undefined, { mapping }: Transaction): Insertion | undefined {
  return inserted && { ...inserted, from: mapping.map(inserted.from, -1) };
}

/** Returns the nearest position after the selection at which a paragraph can be inserted. */
function endOfBlock({ $to, to }: Selection): number | undefined {
  const ends = Array.from({ length: $to.depth }, (_, index) => $to.after($to.depth - index));
  return [...($to.depth === 0 ? [to] : []), ...ends].find((end) => {
    const $end = $to.doc.resolve(end);
    return $end.parent.canReplaceWith($end.index(), $end.index(), schema.nodes.paragraph);
  });
}

function findSlash({ selection, doc }: EditorState): SlashState | undefined {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return undefined;
  const text = doc.textBetween($from.start(), $from.pos, '\n', '\uFFFC');
  const match = /(?:^|\s)\/(?<query>[\p{L}\p{N}-]{0,30})$/u.exec(text);
  const query = match?.groups?.['query'];
  return query === undefined ? undefined : { from: $from.pos - query.length - 1, query };
}
