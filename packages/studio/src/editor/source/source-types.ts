import type { SourceCompletions } from './completion/source-completions.ts';
import type { SourceWords } from './source-words.ts';

export type SourceLanguage = 'markdown' | 'yaml' | 'json' | 'csv' | 'css' | 'text';

/** Places in the text, line breaks counted as they are written. */
export interface SourceSelection {
  anchor: number;
  head: number;
}

/** What a check says of the text. */
export interface SourceProblem {
  severity: 'error' | 'warning';
  message: string;
  /** What to do about it. */
  hint?: string | undefined;
  /** Counted from 1. What has no place is shown at the first line. */
  line?: number | undefined;
  column?: number | undefined;
}

export interface SourceOptions {
  /** The document. It may come back later than `onEdit` was called with it, but not after a later one. */
  text: string;
  /** Path of the file: another one begins with a new view. */
  path: string;
  language: SourceLanguage;
  onEdit: (text: string) => void;
  /** The history of the text is not that of the editor: other views add to it as well. */
  onUndo: () => void;
  onRedo: () => void;
  /** Moves the selection, and scrolls to it, whenever it is another object. */
  selection?: SourceSelection | undefined;
  onSelect?: ((selection: SourceSelection) => void) | undefined;
  problems?: readonly SourceProblem[] | undefined;
  completions?: SourceCompletions | undefined;
  /** Where the editor is: its style sheets are added to it. */
  root: Document | ShadowRoot;
  words: SourceWords;
  readOnly?: boolean | undefined;
}
