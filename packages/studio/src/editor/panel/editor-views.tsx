import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { PublishedDocument } from '../documents/published-document.ts';
import { useStudio, useValue } from '../studio.ts';
import { useMessages } from '../messages/messages.tsx';
import { fileFormatOf } from './file-format-of.ts';
import { useProblems } from './use-problems.ts';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';

const FieldsView = lazyWithRetry(() => import('./fields-view.tsx'));
const SourceView = lazyWithRetry(() => import('./source-view.tsx'));
/** Most pages open in this view, so it is loaded together with the list of files and the text. */
const VisualView = lazyWithRetry(() => import('../visual/visual-view.tsx'), { isEager: true });

interface EditorViewsProps {
  path: string;
  text: string;
  /** Missing if the file is new. */
  published: PublishedDocument | undefined;
  root: ShadowRoot;
}

type EditorMode = 'visual' | 'fields' | 'source';

/** The editing modes of a file. All of them change the same text and share one undo history. */
export function EditorViews(props: EditorViewsProps): ReactNode {
  const { path, text } = props;
  const { client, view } = useStudio();
  const { position } = useValue(view);
  const messages = useMessages('panel');
  const modes = modesOf(path);
  const [chosen, setChosen] = useState<EditorMode>(modes[0]);
  const problems = useProblems(path, text);
  const [seen, setSeen] = useState(position);
  // A form cannot show a caret position in the text.
  if (seen !== position) {
    setSeen(position);
    if (position && chosen === 'fields') setChosen(modes[0]);
  }
  const isReadOnly = !client.session().user.actions.includes('draft.save');
  return (
    <div className="rs-views">
      {modes.length > 1 && (
        <fieldset className="rs-segments" aria-label={messages.views.label}>
          {modes.map((mode) => (
            <button
              key={mode}
              type="button"
              aria-pressed={mode === chosen}
              onClick={() => {
                setChosen(mode);
              }}
            >
              {messages.views[mode]}
            </button>
          ))}
        </fieldset>
      )}
      {isReadOnly && <p className="rs-problem">{messages.mayNot}</p>}
      <Suspense fallback={<p className="rs-empty">{messages.loading}</p>}>
        {chosen === 'visual' && <VisualView path={path} text={text} isReadOnly={isReadOnly} />}
        {chosen === 'fields' && <FieldsView {...props} problems={problems} isReadOnly={isReadOnly} />}
        {chosen === 'source' && <SourceView {...props} problems={problems} isReadOnly={isReadOnly} />}
      </Suspense>
    </div>
  );
}

function modesOf(path: string): readonly [EditorMode, ...EditorMode[]] {
  const format = fileFormatOf(path);
  if (format === 'markdown') return ['visual', 'fields', 'source'];
  return format === 'yaml' || format === 'json' || format === 'csv' ? ['fields', 'source'] : ['source'];
}
