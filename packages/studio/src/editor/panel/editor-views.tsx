import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { PublishedDocument } from '../documents/published-document.ts';
import { useStudio, useValue } from '../studio.ts';
import { useWords } from '../words/words.tsx';
import { languageOf } from './language-of.ts';
import { useProblems } from './use-problems.ts';
import { loadLater } from '../ui/load-later.tsx';

const FieldsView = loadLater(() => import('./fields-view.tsx'));
const SourceView = loadLater(() => import('./source-view.tsx'));
const VisualView = loadLater(() => import('../visual/visual-view.tsx'));

interface EditorViewsProps {
  path: string;
  text: string;
  /** Missing if the file is new. */
  published: PublishedDocument | undefined;
  root: ShadowRoot;
}

type Way = 'visual' | 'fields' | 'source';

/** The editing modes of a file. All of them change the same text and share one undo history. */
export function EditorViews(props: EditorViewsProps): ReactNode {
  const { path, text } = props;
  const { client, view } = useStudio();
  const { place } = useValue(view);
  const words = useWords('panel');
  const ways = waysOf(path);
  const [chosen, setChosen] = useState<Way>(ways[0]);
  const problems = useProblems(path, text);
  const [seen, setSeen] = useState(place);
  // A form cannot show a caret position in the text.
  if (seen !== place) {
    setSeen(place);
    if (place && chosen === 'fields') setChosen(ways[0]);
  }
  const isReadOnly = !client.session().user.may.includes('draft.save');
  return (
    <div className="rs-views">
      {ways.length > 1 && (
        <fieldset className="rs-segments" aria-label={words.views.label}>
          {ways.map((way) => (
            <button
              key={way}
              type="button"
              aria-pressed={way === chosen}
              onClick={() => {
                setChosen(way);
              }}
            >
              {words.views[way]}
            </button>
          ))}
        </fieldset>
      )}
      {isReadOnly && <p className="rs-problem">{words.mayNot}</p>}
      <Suspense fallback={<p className="rs-empty">{words.loading}</p>}>
        {chosen === 'visual' && <VisualView path={path} text={text} isReadOnly={isReadOnly} />}
        {chosen === 'fields' && <FieldsView {...props} problems={problems} isReadOnly={isReadOnly} />}
        {chosen === 'source' && <SourceView {...props} problems={problems} isReadOnly={isReadOnly} />}
      </Suspense>
    </div>
  );
}

function waysOf(path: string): readonly [Way, ...Way[]] {
  const language = languageOf(path);
  if (language === 'markdown') return ['visual', 'fields', 'source'];
  return language === 'yaml' || language === 'json' || language === 'csv' ? ['fields', 'source'] : ['source'];
}
