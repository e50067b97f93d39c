import type { SourceCompletions } from './completion/source-completions.ts';
import type { SourceMessages } from './source-messages.ts';

/** Languages of the source editor. */
export type SourceLanguage = 'markdown' | 'yaml' | 'json' | 'csv' | 'css' | 'text';

/** Offsets in the text, where a CRLF line break counts as two. */
export interface SourceSelection {
  anchor: number;
  head: number;
}

/** An error or warning of the text. */
export interface SourceProblem {
  severity: 'error' | 'warning';
  message: string;
  /** How to fix it. */
  hint?: string | undefined;
  /** Counted from 1. Problems without a position are shown at the first line. */
  line?: number | undefined;
  /** Counted from 1. */
  column?: number | undefined;
}

/** Options of the source editor. */
export interface SourceOptions {
  /** Current text. It may be passed back later than `onEdit` was called with it, but in the same order. */
  text: string;
  /** Path of the file; another path creates a new view. */
  path: string;
  language: SourceLanguage;
  /** Called with the complete text after each edit. */
  onEdit: (text: string) => void;
  /** Called for undo. The history is not that of CodeMirror, since other views add to it too. */
  onUndo: () => void;
  /** Called for redo. */
  onRedo: () => void;
  /** Moves the selection and scrolls to it whenever a different object is passed. */
  selection?: (SourceSelection & { takesFocus?: boolean }) | undefined;
  /** Called when the user moves the selection. */
  onSelect?: ((selection: SourceSelection) => void) | undefined;
  /** Errors and warnings to mark in the text. */
  problems?: readonly SourceProblem[] | undefined;
  /** Sources of suggestions. */
  completions?: SourceCompletions | undefined;
  /** Document or shadow root that contains the editor; its style sheets are added there. */
  root: Document | ShadowRoot;
  /** Interface texts. */
  messages: SourceMessages;
  readOnly?: boolean | undefined;
}
