import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { PublishedDocument } from '../documents/published-document.ts';
import { SourceEditor } from '../source/source-editor.tsx';
import type { SourceOptions, SourceSelection } from '../source/source-types.ts';
import { useStudio, useValue } from '../studio.ts';
import type { SourcePosition } from '../studio.ts';
import { useMessages } from '../messages/messages.tsx';
import { InsertPicture } from './insert-picture.tsx';
import { fileFormatOf } from './file-format-of.ts';
import { keepCaret, takeCaret } from '../documents/kept-caret.ts';
import { lineAt, startOfLine } from '../documents/start-of-line.ts';
import { findOpenPage } from './find-open-page.ts';
import { useCompletions } from './use-completions.ts';
import { revealLine } from './use-page-clicks.ts';
import type { CheckedProblem } from './use-problems.ts';

interface SourceViewProps {
  path: string;
  text: string;
  published: PublishedDocument | undefined;
  root: ShadowRoot;
  problems: readonly CheckedProblem[];
  isReadOnly: boolean;
}

/** Pause in typing after which the page follows the caret, in milliseconds. */
const REVEAL_DELAY = 150;

/** Edits a file as source text. */
export default function SourceView({ path, text, published, root, problems, isReadOnly }: SourceViewProps): ReactNode {
  const studio = useStudio();
  const { documents, view } = studio;
  const { position } = useValue(view);
  const completions = useCompletions(path, published);
  const latest = useRef(text);
  /** Current position of the caret. */
  const [caret, setCaret] = useState<SourceSelection>();
  /** Position to move the caret to. */
  const [selection, setSelection] = useState<SourceOptions['selection']>();
  const head = useRef<number>(undefined);
  const language = fileFormatOf(path);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => {
    const kept = takeCaret(path, latest.current);
    if (kept) {
      const chosen = selectionAt(latest.current, kept);
      setCaret(chosen);
      setSelection(chosen);
    }
    return () => {
      if (head.current !== undefined) keepCaret(path, latest.current, head.current);
    };
  }, [path]);
  useEffect(() => {
    if (!position) return;
    const chosen = selectionAt(latest.current, position);
    setCaret(chosen);
    setSelection({ ...chosen, takesFocus: true });
    view.set({ ...view.get(), position: undefined });
  }, [position, view]);
  useEffect(() => {
    head.current = caret?.head;
    if (!caret || findOpenPage(studio)?.path !== path) return undefined;
    const timer = setTimeout(() => {
      revealLine(lineAt(latest.current, caret.head));
    }, REVEAL_DELAY);
    return () => {
      clearTimeout(timer);
    };
  }, [caret, path, studio]);
  const editor = (
    <SourceEditor
      path={path}
      text={text}
      root={root}
      language={language}
      selection={selection}
      onSelect={setCaret}
      problems={problems}
      completions={completions}
      readOnly={isReadOnly}
      messages={useMessages('source')}
      onEdit={(next) => {
        documents.edit(path, next);
      }}
      onUndo={() => {
        documents.undo(path);
      }}
      onRedo={() => {
        documents.redo(path);
      }}
    />
  );
  if (language !== 'markdown' || isReadOnly) return editor;
  return (
    <InsertPicture
      path={path}
      selection={caret}
      onInserted={(next) => {
        setCaret(next);
        setSelection({ ...next, takesFocus: true });
      }}
    >
      {editor}
    </InsertPicture>
  );
}

/** Finds the text of a position in the source; the start of its line if it is written differently there. */
function selectionAt(text: string, { line, text: words, offset }: SourcePosition): SourceSelection {
  const start = startOfLine(text, line);
  const wordsStart = words === '' ? -1 : text.indexOf(words, start);
  const anchor = wordsStart === -1 ? start : wordsStart + Math.min(offset, words.length);
  return { anchor, head: anchor };
}
