import { lintGutter, openLintPanel, setDiagnostics } from '@codemirror/lint';
import { openSearchPanel } from '@codemirror/search';
import { Annotation, Compartment, EditorState } from '@codemirror/state';
import type { Extension, TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { ViewUpdate } from '@codemirror/view';
import { completionExtension } from '../completion/completion-extension.ts';
import { loadLanguage } from '../languages/load-language.ts';
import { toDiagnostics } from '../problems/diagnostics.ts';
import type { SourceOptions } from '../source-types.ts';
import { fill } from '../../messages/fill.ts';
import { createSourceText } from '../text/source-text.ts';
import { adoptStyles } from './adopt-styles.ts';
import { editorExtensions, proseExtensions } from './editor-extensions.ts';
import { historyKeys } from './history-keys.ts';

/** A source editor that is mounted in the page. */
export interface MountedSourceEditor {
  /** Applies the changed options. */
  update: (options: SourceOptions) => void;
  /** Opens the list of problems. */
  showProblems: () => void;
  /** Opens the search. */
  showSearch: () => void;
  focus: () => void;
  destroy: () => void;
}

/** Marks changes that come from outside, which are not reported to the owner. */
const fromOutside = Annotation.define<boolean>();

/** Mounts a source editor in an element. */
export function mountSourceEditor(parent: HTMLElement, first: SourceOptions): MountedSourceEditor {
  let options = first;
  let source = createSourceText(first.text);
  /** Whether the next text from outside is an undo or redo step, which the selection follows. */
  let isHistoryStep = false;
  /** Texts before edits that the owner has not confirmed yet. They are ignored when they are passed back. */
  let unconfirmed: string[] = [];
  const [language, access] = [new Compartment(), new Compartment()];

  const reportUpdate = ({ changes, docChanged, selectionSet, transactions, state }: ViewUpdate): void => {
    const isOutside = transactions.some((transaction) => transaction.annotation(fromOutside));
    if (docChanged && !isOutside) {
      isHistoryStep = false;
      unconfirmed.push(source.text);
      source = source.edit(changes);
      options.onEdit(source.text);
    }
    if (!selectionSet || isOutside) return;
    const { anchor, head } = state.selection.main;
    options.onSelect?.({ anchor: source.toText(anchor), head: source.toText(head) });
  };

  adoptStyles(first.root);
  const view = new EditorView({
    parent,
    root: first.root,
    state: EditorState.create({
      doc: first.text,
      extensions: [
        historyKeys({
          undo: () => {
            isHistoryStep = true;
            options.onUndo();
          },
          redo: () => {
            isHistoryStep = true;
            options.onRedo();
          },
        }),
        editorExtensions(first.messages),
        proseExtensions(first.language),
        completionExtension({
          language: first.language,
          messages: first.messages,
          completions: () => options.completions,
        }),
        lintGutter(),
        language.of([]),
        access.of(accessOf(first)),
        EditorView.contentAttributes.of({
          // Read-only text can still be scrolled with the keyboard.
          tabindex: '0',
          'aria-label': fill(first.messages.label, { path: first.path }),
          'aria-description': first.messages.keys,
        }),
        EditorView.updateListener.of(reportUpdate),
      ],
    }),
  });

  function toEditorSelection({ anchor, head }: NonNullable<SourceOptions['selection']>): {
    anchor: number;
    head: number;
  } {
    const end = source.toPlain(source.text.length);
    return { anchor: Math.min(end, source.toPlain(anchor)), head: Math.min(end, source.toPlain(head)) };
  }
  const apply = (spec: TransactionSpec): void => {
    view.dispatch({ ...spec, annotations: fromOutside.of(true) });
  };
  const showSelection = (selection: NonNullable<SourceOptions['selection']>): void => {
    apply({ selection: toEditorSelection(selection), scrollIntoView: true });
    if (selection.takesFocus === true) view.focus();
  };
  const showDiagnostics = ({ problems = [] }: SourceOptions): void => {
    view.dispatch(setDiagnostics(view.state, toDiagnostics(problems, view.state.doc)));
  };

  let isDestroyed = false;
  void loadLanguage(first.language).then((extension) => {
    if (!isDestroyed) view.dispatch({ effects: language.reconfigure(extension) });
  });
  showDiagnostics(first);
  if (first.selection) showSelection(first.selection);

  return {
    update(next) {
      const last = options;
      options = next;
      if (next.text === source.text) unconfirmed = [];
      else if (isHistoryStep || !unconfirmed.includes(next.text)) {
        unconfirmed = [];
        const changes = source.changesTo(next.text);
        source = createSourceText(next.text);
        const last = isHistoryStep ? changes.at(-1) : undefined;
        const end = last && view.state.changes(changes).mapPos(last.to, 1);
        if (changes.length > 0) {
          apply({ changes, ...(end !== undefined && { selection: { anchor: end }, scrollIntoView: true }) });
        }
        isHistoryStep = false;
      }
      if (next.selection && next.selection !== last.selection) {
        showSelection(next.selection);
      }
      if (next.readOnly !== last.readOnly) view.dispatch({ effects: access.reconfigure(accessOf(next)) });
      if (next.problems !== last.problems) showDiagnostics(next);
    },
    showSearch() {
      openSearchPanel(view);
    },
    showProblems() {
      openLintPanel(view);
    },
    focus() {
      view.focus();
    },
    destroy() {
      isDestroyed = true;
      view.destroy();
    },
  };
}

function accessOf({ readOnly = false }: SourceOptions): Extension {
  return readOnly ? [EditorState.readOnly.of(true), EditorView.editable.of(false)] : [];
}
