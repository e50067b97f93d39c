import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { preloadLater } from '../ui/preload.ts';
import type { SourceOptions } from './source-types.ts';
import { fill } from '../messages/fill.ts';
import type { MountedSourceEditor } from './view/mount-source-editor.ts';

/** Props of `SourceEditor`. */
export type SourceEditorProps = SourceOptions;

/** Edits a file as source text. CodeMirror is loaded on first use. */
export function SourceEditor(props: SourceEditorProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  // Another file or language gets a new view.
  return (
    <LoadedEditor
      key={`${attempt} ${props.language} ${props.path}`}
      {...props}
      onRetry={() => {
        setAttempt(attempt + 1);
      }}
    />
  );
}

const loadEditor = async () => await import('./view/mount-source-editor.ts');
preloadLater(loadEditor);

function LoadedEditor({ onRetry, ...props }: SourceEditorProps & { onRetry: () => void }): ReactNode {
  const { problems = [], messages } = props;
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<MountedSourceEditor>(undefined);
  const latest = useRef<SourceOptions>(props);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    latest.current = props;
    view.current?.update(props);
  });

  useEffect(() => {
    let isOver = false;
    loadEditor().then(
      ({ mountSourceEditor }) => {
        if (isOver || !container.current) return;
        view.current = mountSourceEditor(container.current, latest.current);
        setState('ready');
      },
      () => {
        if (!isOver) setState('failed');
      },
    );
    return () => {
      isOver = true;
      view.current?.destroy();
      view.current = undefined;
    };
  }, [latest, view]);

  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return (
    <div className="rs-source" aria-busy={state === 'loading'}>
      <div ref={container} className="rs-source-view" />
      {state === 'loading' && <output>{messages.loading}</output>}
      {state === 'failed' && (
        <p role="alert">
          {messages.loadFailed}{' '}
          <button type="button" onClick={onRetry}>
            {messages.retry}
          </button>
        </p>
      )}
      {state === 'ready' && (
        <div className="rs-source-status">
          <output>
            {problems.length === 0 ? (
              messages.noProblems
            ) : (
              <button type="button" onClick={() => view.current?.showProblems()}>
                {fill(messages.problems, { errors, warnings: problems.length - errors })}
              </button>
            )}
          </output>
          <button type="button" onClick={() => view.current?.showSearch()}>
            {messages.find}
          </button>
        </div>
      )}
    </div>
  );
}
