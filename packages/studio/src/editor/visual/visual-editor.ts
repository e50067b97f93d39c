import { dropCursor } from '@tiptap/pm/dropcursor';
import { gapCursor } from '@tiptap/pm/gapcursor';
import type { Node } from '@tiptap/pm/model';
import { EditorState, Plugin, TextSelection } from '@tiptap/pm/state';
import { tableEditing } from '@tiptap/pm/tables';
import { Decoration, DecorationSet, EditorView } from '@tiptap/pm/view';
import { openMarkdown } from '../markdown/open-markdown.ts';
import type { MarkdownSource } from '../markdown/open-markdown.ts';
import { saveMarkdown } from '../markdown/save-markdown.ts';
import { schema } from '../markdown/schema.ts';
import type { EditorMessages } from '../messages/messages.tsx';
import type { SourcePosition } from '../studio.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { blockHandle } from './block-handle.ts';
import { caretAfterChange } from './caret-after-change.ts';
import { findPlugin } from './find-text.ts';
import { findPosition } from './find-position.ts';
import { markdownShortcuts } from './input-rules.ts';
import { keyBindings } from './key-bindings.ts';
import type { KeyActions } from './key-bindings.ts';
import { createNodeViews } from './node-views.ts';
import type { NodeViewOptions } from './node-views.ts';
import { pastePlugin } from './paste.ts';
import { markRefused, refusedBlocks } from './refused-blocks.ts';
import { slashPlugin } from './slash-menu.ts';

/** Options of `createVisualEditor`. */
export interface VisualEditorOptions extends Pick<NodeViewOptions, 'imageUrl' | 'onEdit'> {
  text: string;
  /** A document of this text with changes that could not be saved, to continue with. */
  unsaved: UnsavedDocument | undefined;
  /** Accessible name of the editor. */
  label: string;
  /** Interface texts. */
  messages: EditorMessages['visual'];
  isReadOnly: boolean;
  /** Actions that keys trigger. */
  actions: KeyActions;
  /** Called with the changed text. */
  onText: (text: string) => void;
  /** Called with the indexes of blocks that markdown cannot represent. */
  onRejected: (places: readonly number[]) => void;
  /** Called with the error message if the text cannot be parsed, and without one when it can. */
  onUnreadable: (message: string | undefined) => void;
  /** Called after each change of the document or the selection. */
  onState: (state: EditorState) => void;
  /** Handles keys while the list of blocks is open. */
  onSlashKey: (event: KeyboardEvent) => boolean;
  /** Called with files that were pasted or dropped. */
  onFiles: (files: readonly File[], position: number) => void;
}

/** A mounted visual editor. */
export interface VisualEditor {
  view: EditorView;
  /** Shows a text that was changed elsewhere: in another view, in another tab, or by undo. */
  setText: (text: string) => void;
  /**
   * Moves the caret into the block at this line of the file: `offset` characters into `text`, or to the start of the
   * block if it does not contain the text.
   */
  showPosition: (location: SourcePosition) => void;
  /** The text that is shown, and the offset of the caret in it. */
  caret: () => { text: string; offset: number };
  /** Closes the editor. Returns its document if it has changes that markdown cannot represent. */
  destroy: () => UnsavedDocument | undefined;
}

/** A document with changes that are not in the text, because markdown cannot represent them. */
export interface UnsavedDocument {
  text: string;
  /** The document as JSON. */
  doc: unknown;
}

/** Pause in typing after which the saved text is parsed again to verify it, in milliseconds. */
const VERIFY_DELAY = 400;

/** Creates the visual editor: a document that is opened from markdown, and saved as patches to it. */
export function createVisualEditor(container: HTMLElement, options: VisualEditorOptions): VisualEditor {
  const { messages, actions, onText, onRejected, onState } = options;
  let source: MarkdownSource;
  let currentText = options.text;
  let isUnreadable = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasRefused = false;
  /** A text that cannot be parsed is shown as an empty document, which is never saved. */
  const open = (text: string): Node => {
    currentText = text;
    try {
      const opened = openMarkdown(text);
      ({ source } = opened);
      isUnreadable = false;
      options.onUnreadable(undefined);
      return opened.doc;
    } catch (error) {
      isUnreadable = true;
      options.onUnreadable(error instanceof Error ? error.message : String(error));
      const opened = openMarkdown('');
      ({ source } = opened);
      return opened.doc;
    }
  };

  const openUnsaved = (text: string, unsaved: UnsavedDocument | undefined): Node => {
    const doc = open(text);
    return unsaved?.text === text && !isUnreadable ? schema.nodeFromJSON(unsaved.doc) : doc;
  };

  const save = (doc: Node, verify: boolean): void => {
    const { text, rejected } = saveMarkdown(source, doc, { verify });
    hasRefused = rejected.length > 0;
    onRejected(rejected);
    markRefused(view, rejected);
    if (text === currentText) return;
    currentText = text;
    onText(text);
  };

  const view: EditorView = new EditorView(container, {
    state: EditorState.create({
      doc: openUnsaved(options.text, options.unsaved),
      plugins: [
        slashPlugin(options.onSlashKey),
        pastePlugin(),
        ...keyBindings(actions),
        markdownShortcuts(),
        findPlugin(),
        placeholder(messages.placeholder),
        blockHandle(messages),
        tableEditing(),
        dropCursor({ class: 'rs-drop-cursor', color: false }),
        gapCursor(),
        refusedBlocks(),
      ],
    }),
    nodeViews: createNodeViews(options),
    attributes: {
      'aria-label': options.label,
      'aria-multiline': 'true',
      role: 'textbox',
      class: 'rs-prose',
      dir: 'auto',
    },
    editable: () => !options.isReadOnly && !isUnreadable,
    transformPastedHTML: cleanPastedHtml,
    handlePaste: (_, event) => takeFiles(event.clipboardData?.files, view.state.selection.from),
    handleDrop(_, event, _slice, isMoved) {
      if (isMoved) return false;
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
      return takeFiles(event.dataTransfer?.files, at?.pos ?? view.state.selection.from);
    },
    dispatchTransaction(tr) {
      const isFromText = tr.getMeta('from-text') === true;
      // The browser prevents typing, but buttons and dialogs also make changes.
      if (options.isReadOnly && tr.docChanged && !isFromText) return;
      const state = view.state.apply(tr);
      view.updateState(state);
      onState(state);
      if (!tr.docChanged || isFromText) return;
      clearTimeout(timer);
      // While the user types, the text is not verified; that happens after a pause.
      save(state.doc, false);
      timer = setTimeout(verify, VERIFY_DELAY);
    },
  });

  function verify(): void {
    clearTimeout(timer);
    timer = undefined;
    save(view.state.doc, true);
  }

  function showText(text: string): void {
    clearTimeout(timer);
    timer = undefined;
    hasRefused = false;
    const before = view.state.doc;
    const doc = open(text);
    const tr = view.state.tr.replaceWith(0, before.content.size, doc.content).setMeta('from-text', true);
    const position = caretAfterChange(before, doc, view.state.selection.from);
    view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(position))));
  }

  function takeFiles(files: FileList | undefined, position: number): boolean {
    if (!files || files.length === 0) return false;
    options.onFiles([...files], position);
    return true;
  }

  // Shows again what cannot be saved.
  if (options.unsaved) verify();
  return {
    view,
    setText(text) {
      if (text !== currentText) showText(text);
    },
    showPosition(location) {
      if (timer !== undefined) verify();
      // Lines of the source are those of the text as it was opened.
      if (currentText !== source.tree.text && !hasRefused) showText(currentText);
      const position = findPosition(source, view.state.doc, location);
      if (position === undefined) return;
      view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(position))).scrollIntoView());
      if (!location.isKept) view.focus();
    },
    caret() {
      const { doc, selection } = view.state;
      const toText = (end: number): string => doc.textBetween(0, end, '\n', '\uFFFC');
      return { text: toText(doc.content.size), offset: toText(selection.head).length };
    },
    destroy() {
      if (timer !== undefined) verify();
      const doc: unknown = view.state.doc.toJSON();
      view.destroy();
      return hasRefused ? { text: currentText, doc } : undefined;
    },
  };
}

/** Shows a hint in an empty paragraph. */
function placeholder(text: string): Plugin {
  return new Plugin({
    props: {
      decorations({ doc, selection }) {
        const { parent } = selection.$from;
        const isEmpty = parent.type.name === 'paragraph' && parent.content.size === 0 && selection.empty;
        const isFirst = doc.childCount === 1;
        if (!isEmpty || (!isFirst && selection.$from.depth !== 1)) return null;
        const start = selection.$from.before();
        return DecorationSet.create(doc, [
          Decoration.node(start, start + parent.nodeSize, { class: 'rs-hint', 'data-hint': text }),
        ]);
      },
    },
  });
}
