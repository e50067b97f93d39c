import { Suspense, use, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { StudioProblem, toProblem } from '../api/studio-client.ts';
import { translateProblem } from '../api/translate-problem.ts';
import { isChanged, kindOfDraft } from '../drafts/draft-file.ts';
import type { DraftFile } from '../drafts/draft-file.ts';
import { useStudio, useValue } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { fill } from '../messages/fill.ts';
import { MessagesContext, useMessages } from '../messages/messages.tsx';
import { DemoExplanation, isDemoProblem } from '../demo/demo-explanation.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftDiff } from './draft-diff.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { publishChanges } from './publish-changes.ts';
import type { DraftConflict } from './upstream-changes.ts';
import type { PublishMode } from './publish-changes.ts';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';

const ShareDialog = lazyWithRetry(() => import('../drafts/share-dialog.tsx'));

/** Lists all unpublished changes and publishes them. */
export function ChangesView(): ReactNode {
  const { documents } = useStudio();
  const messages = useMessages('panel').changes;
  const drafts = [...useValue(documents.state).drafts.values()].filter((draft) => isChanged(draft));
  const [pathsToDiscard, setPathsToDiscard] = useState<readonly string[]>();
  const [pathToShare, setPathToShare] = useState<string>();
  if (drafts.length === 0) {
    return (
      <div className="rs-empty">
        <h2>{messages.empty.title}</h2>
        <p>{messages.empty.text}</p>
      </div>
    );
  }
  return (
    <div className="rs-changes">
      <ul className="rs-change-list">
        {drafts.map((draft) => (
          <ChangedFile
            key={draft.path}
            draft={draft}
            onDiscard={() => {
              setPathsToDiscard([draft.path]);
            }}
            onShare={() => {
              setPathToShare(draft.path);
            }}
          />
        ))}
      </ul>
      <PublishForm
        drafts={drafts}
        onDiscard={() => {
          setPathsToDiscard(drafts.map(({ path }) => path));
        }}
      />
      {pathsToDiscard && (
        <DiscardDialog
          paths={pathsToDiscard}
          onClose={() => {
            setPathsToDiscard(undefined);
          }}
        />
      )}
      {pathToShare !== undefined && (
        <Suspense>
          <ShareDialog
            path={pathToShare}
            onClose={() => {
              setPathToShare(undefined);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

interface ChangedFileProps {
  draft: DraftFile;
  onDiscard: () => void;
  onShare: () => void;
}

function ChangedFile({ draft, onDiscard, onShare }: ChangedFileProps): ReactNode {
  const { view, client, serverDrafts } = useStudio();
  const panel = useMessages('panel');
  const messages = panel.changes;
  const { share } = useMessages('drafts');
  const { canPreview } = useValue(serverDrafts.state);
  const mayShare = canPreview && client.session().user.actions.includes('draft.share');
  const kind = kindOfDraft(draft);
  const mark = {
    create: panel.files.created,
    change: panel.files.changed,
    rename: panel.files.renamed,
    delete: panel.files.deleted,
  }[kind];
  return (
    <li>
      <details>
        <summary>
          <Icon name="chevron" />
          <bdi className="rs-path">{draft.path}</bdi>
          <span className={`rs-mark rs-mark-${kind}`}>{mark}</span>
        </summary>
        <DraftDiff draft={draft} />
        <div className="rs-actions">
          <Button icon="restore" onClick={onDiscard}>
            {kind === 'delete' ? messages.restore : messages.discard}
          </Button>
          {kind !== 'delete' && draft.text !== undefined && (
            <Button
              icon="pencil"
              onClick={() => {
                view.set({ tab: 'page', path: draft.path });
              }}
            >
              {messages.goTo}
            </Button>
          )}
          {mayShare && draft.text !== undefined && (
            <Button icon="link" onClick={onShare}>
              {share.title}
            </Button>
          )}
        </div>
      </details>
    </li>
  );
}

function PublishForm({ drafts, onDiscard }: { drafts: readonly DraftFile[]; onDiscard: () => void }): ReactNode {
  const studio = useStudio();
  const { client, documents } = studio;
  const allMessages = use(MessagesContext);
  const messages = allMessages.panel.changes;
  const [summary, setSummary] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [conflicts, setConflicts] = useState<{ list: readonly DraftConflict[]; mode: PublishMode }>();
  const [problem, setProblem] = useState<StudioProblem>();
  /** Stays the same until publishing succeeds or is rejected, so that a retry cannot publish twice. */
  const attempt = useRef<{ id: string; mode: PublishMode }>(undefined);
  const { actions } = client.session().user;
  const defaultMode = actions.includes('change.publish') ? 'publish' : 'suggest';
  const canSuggest = useValue(studio.tree)?.canSuggest === true;
  const name = drafts[0]?.path.split('/').at(-1) ?? '';
  const defaultSummary =
    drafts.length === 1 ? fill(messages.summaryOne, { name }) : fill(messages.summaryMany, { count: drafts.length });

  const publish = async (mode: PublishMode): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    const { id } = (attempt.current =
      attempt.current?.mode === mode ? attempt.current : { id: crypto.randomUUID(), mode });
    try {
      const paths = drafts.map(({ path }) => path);
      const text = summary.trim() || defaultSummary;
      const result = await publishChanges({ client, documents, id, paths, summary: text, mode });
      if ('conflicts' in result) {
        setConflicts({ list: result.conflicts, mode });
        return;
      }
      attempt.current = undefined;
      const { change } = result;
      const isSuggestion = change.kind === 'pull-request';
      const url = isSuggestion ? change.pullRequest?.url : change.revision && studio.preview.commitUrl(change.revision);
      const hint = change.state === 'done' ? messages.publishedHint : messages.waiting;
      studio.notify({
        kind: 'done',
        text: isSuggestion ? messages.suggested : messages.published,
        hint: isSuggestion ? undefined : hint,
        link:
          url === undefined ? undefined : { label: isSuggestion ? messages.pullRequest : messages.commit, href: url },
      });
      void studio.refreshTree();
      studio.preview.reload();
      studio.view.set({ ...studio.view.get(), tab: 'page' });
    } catch (error) {
      // A rejected change set gets a new id, because it is edited before the next attempt, and the server rejects a
      // known id with other content.
      if (error instanceof StudioProblem && error.status >= 400 && error.status < 500) attempt.current = undefined;
      setProblem(translateProblem(toProblem(error), allMessages));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form
      className="rs-publish"
      onSubmit={(event) => {
        event.preventDefault();
        void publish(defaultMode);
      }}
    >
      {problem && <PublishProblem problem={problem} />}
      <label className="rs-label">
        {messages.summary}
        <input
          type="text"
          value={summary}
          placeholder={defaultSummary}
          maxLength={200}
          onChange={({ target }) => {
            setSummary(target.value);
          }}
        />
      </label>
      <div className="rs-actions">
        <Button look="quiet" onClick={onDiscard}>
          {messages.discardAll}
        </Button>
        <span className="rs-spacer" />
        {defaultMode === 'publish' && canSuggest && (
          <Button disabled={isBusy} onClick={() => void publish('suggest')}>
            {messages.suggest}
          </Button>
        )}
        <Button look="primary" type="submit" icon="send" disabled={isBusy || !actions.includes('change.suggest')}>
          {isBusy ? messages.publishing : messages[defaultMode]}
        </Button>
      </div>
      {conflicts && (
        <ConflictDialog
          conflicts={conflicts.list}
          text={messages.conflictText}
          onClose={() => {
            setConflicts(undefined);
          }}
          onResolved={() => {
            setConflicts(undefined);
            void publish(conflicts.mode);
          }}
        />
      )}
    </form>
  );
}

function PublishProblem({ problem }: { problem: StudioProblem }): ReactNode {
  if (isDemoProblem(problem)) return <DemoExplanation problem={problem} />;
  return (
    <div className="rs-problem" role="alert">
      <Icon name="warning" />
      <p>
        {problem.message} {problem.hint}
      </p>
    </div>
  );
}
