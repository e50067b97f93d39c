import { use, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { toProblem } from '../api/studio-client.ts';
import type { StudioProblem } from '../api/studio-client.ts';
import { translateProblem } from '../api/translate-problem.ts';
import { UpstreamNotice } from '../changes/upstream-notice.tsx';
import { kindOfDraft } from '../drafts/draft-file.ts';
import { useStudio, useValue } from '../studio.ts';
import { TranslationNotice } from '../translations/translation-notice.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { MessagesContext, plural, useMessages } from '../messages/messages.tsx';
import { countWords } from './count-words.ts';
import { EditorViews } from './editor-views.tsx';

/** Editor for the file of the current page, or for a chosen file. */
export function PageView({ root }: { root: ShadowRoot }): ReactNode {
  const { view, tree, treeProblem } = useStudio();
  const messages = useMessages('panel');
  const { path } = useValue(view);
  const problem = useValue(treeProblem);
  const files = useValue(tree);
  if (path !== undefined) return <OpenFile key={path} path={path} root={root} />;
  if (!files && problem) return <NoFiles problem={problem} />;
  if (!files) return <p className="rs-empty">{messages.loading}</p>;
  return (
    <div className="rs-empty">
      <h2>{messages.noFile.title}</h2>
      <p>{messages.noFile.text}</p>
      <Button
        look="primary"
        onClick={() => {
          view.set({ ...view.get(), tab: 'files' });
        }}
      >
        {messages.noFile.action}
      </Button>
    </div>
  );
}

/** Shown if the list of files could not be loaded. */
function NoFiles({ problem: untranslated }: { problem: StudioProblem }): ReactNode {
  const { refreshTree } = useStudio();
  const allMessages = use(MessagesContext);
  const messages = allMessages.panel;
  const problem = translateProblem(untranslated, allMessages);
  const hasNone = problem.status === 404;
  return (
    <div className="rs-empty" role="alert">
      <h2>{hasNone ? messages.noRepository.title : messages.error}</h2>
      <p>{hasNone ? messages.noRepository.text : `${problem.message} ${problem.hint}`}</p>
      <Button onClick={() => void refreshTree()}>{messages.retry}</Button>
    </div>
  );
}

function OpenFile({ path, root }: { path: string; root: ShadowRoot }): ReactNode {
  const { documents } = useStudio();
  const messages = useMessages('panel');
  const { drafts, published } = useValue(documents.state);
  const [problem, setProblem] = useState<StudioProblem>();
  const draft = drafts.get(path);
  const isNew = draft !== undefined && !draft.base;
  /** A renamed file is read from its published path. */
  const readFrom = draft?.from ?? path;

  const fail = useCallback((error: unknown): void => {
    setProblem(toProblem(error));
  }, []);
  /** The published text is read again after it was merged with changes of others. */
  const isRead = published.has(readFrom);
  useEffect(() => {
    if (!isNew && !isRead) documents.open(readFrom).catch(fail);
  }, [documents, readFrom, isNew, isRead, fail]);

  const text = documents.textOf(path);
  if (draft && kindOfDraft(draft) === 'delete') {
    return (
      <div className="rs-empty">
        <h2>{messages.files.deleted}</h2>
        <p>
          <bdi className="rs-path">{path}</bdi>
        </p>
        <Button
          icon="restore"
          onClick={() => {
            documents.discard([path]);
          }}
        >
          {messages.changes.restore}
        </Button>
      </div>
    );
  }
  if (problem && text === undefined) {
    return (
      <div className="rs-empty" role="alert">
        <h2>{messages.error}</h2>
        <p>
          {problem.message} {problem.hint}
        </p>
        <Button
          onClick={() => {
            setProblem(undefined);
            documents.open(readFrom).catch(fail);
          }}
        >
          {messages.retry}
        </Button>
      </div>
    );
  }
  if (text === undefined) return <p className="rs-empty">{messages.loading}</p>;
  return (
    <div className="rs-file">
      <FileHeader path={path} text={text} />
      <UpstreamNotice path={path} />
      <TranslationNotice path={path} />
      <PreviewState />
      <EditorViews path={path} text={text} published={published.get(readFrom)} root={root} />
    </div>
  );
}

/** The path of a file, its word count and its undo history. */
export function FileHeader({ path, text }: { path: string; text: string }): ReactNode {
  const { documents } = useStudio();
  const messages = useMessages('panel');
  const history = documents.historyOf(path);
  const settled = useDeferredValue(text);
  const count = useMemo(() => countWords(settled), [settled]);
  const locale = document.documentElement.lang || 'en';
  return (
    <div className="rs-file-header">
      <bdi className="rs-path" title={path}>
        {path}
      </bdi>
      <span className="rs-muted rs-word-count">{plural(messages.words, count, locale)}</span>
      <IconButton
        icon="undo"
        label={messages.undo}
        disabled={!history.canUndo()}
        onClick={() => {
          documents.undo(path);
        }}
      />
      <IconButton
        icon="redo"
        label={messages.redo}
        disabled={!history.canRedo()}
        onClick={() => {
          documents.redo(path);
        }}
      />
    </div>
  );
}

/** Explains why the page does not show the newest text. */
function PreviewState(): ReactNode {
  const { preview } = useStudio();
  const messages = useMessages('panel');
  const problem = useValue(preview.problem);
  if (!problem) return null;
  return (
    <output className="rs-problem">
      <Icon name="warning" />
      <span>
        {problem.message} {problem.hint} {messages.previewError}
      </span>
    </output>
  );
}
