import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { PublishedDocument } from '../documents/published-document.ts';
import { SourceEditor } from '../source/source-editor.tsx';
import type { SourceSelection } from '../source/source-types.ts';
import { useStudio, useValue } from '../studio.ts';
import type { SourcePosition } from '../studio.ts';
import { useMessages } from '../messages/messages.tsx';
import { InsertPicture } from './insert-picture.tsx';
import { fileFormatOf } from './file-format-of.ts';
import { startOfLine } from '../documents/start-of-line.ts';
import { useCompletions } from './use-completions.ts';
import type { CheckedProblem } from './use-problems.ts';

interface SourceViewProps {
  path: string;
  text: string;
  published: PublishedDocument | undefined;
  root: ShadowRoot;
  problems: readonly CheckedProblem[];
  isReadOnly: boolean;
}

/** Edits a file as source text. */
export default function SourceView({ path, text, published, root, problems, isReadOnly }: SourceViewProps): ReactNode {
  const { documents, view } = useStudio();
  const { position } = useValue(view);
  const completions = useCompletions(path, published);
  const latest = useRef(text);
  /** Current position of the caret. */
  const [caret, setCaret] = useState<SourceSelection>();
  /** Position to move the caret to. */
  const [selection, setSelection] = useState<SourceSelection>();
  const language = fileFormatOf(path);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => {
    if (!position) return;
    const chosen = selectionAt(latest.current, position);
    setCaret(chosen);
    setSelection(chosen);
    view.set({ ...view.get(), position: undefined });
  }, [position, view]);
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
        setSelection(next);
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
