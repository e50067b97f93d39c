import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { PublishedDocument } from '../documents/published-document.ts';
import { SourceEditor } from '../source/source-editor.tsx';
import { useStudio, useValue } from '../studio.ts';
import type { Place } from '../studio.ts';
import { useWords } from '../words/words.tsx';
import { languageOf } from './language-of.ts';
import { startOfLine } from './start-of-line.ts';
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

/** The text as it is written. */
export default function SourceView({ path, text, published, root, problems, isReadOnly }: SourceViewProps): ReactNode {
  const { documents, view } = useStudio();
  const { place } = useValue(view);
  const completions = useCompletions(published);
  const latest = useRef(text);
  const [selection, setSelection] = useState<{ anchor: number; head: number }>();
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => {
    if (place) setSelection(selectionAt(latest.current, place));
  }, [place]);
  return (
    <SourceEditor
      path={path}
      text={text}
      root={root}
      language={languageOf(path)}
      problems={problems}
      completions={completions}
      readOnly={isReadOnly}
      selection={selection}
      words={useWords('source')}
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
}

/** Where the words of a place are in the source; the start of its line where they are written in another way. */
function selectionAt(text: string, { line, text: words, offset }: Place): { anchor: number; head: number } {
  const start = startOfLine(text, line);
  const found = words === '' ? -1 : text.indexOf(words, start);
  const anchor = found === -1 ? start : found + Math.min(offset, words.length);
  return { anchor, head: anchor };
}
