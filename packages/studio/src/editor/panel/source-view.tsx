import type { ReactNode } from 'react';
import { SourceEditor } from '../source/source-editor.tsx';
import { useStudio } from '../studio.ts';
import { useWords } from '../words/words.tsx';
import { languageOf } from './language-of.ts';
import type { CheckedProblem } from './use-problems.ts';

interface SourceViewProps {
  path: string;
  text: string;
  root: ShadowRoot;
  problems: readonly CheckedProblem[];
  isReadOnly: boolean;
}

/** The text as it is written. */
export default function SourceView({ path, text, root, problems, isReadOnly }: SourceViewProps): ReactNode {
  const { documents } = useStudio();
  return (
    <SourceEditor
      path={path}
      text={text}
      root={root}
      language={languageOf(path)}
      problems={problems}
      readOnly={isReadOnly}
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
