import { STUDIO_FOLDER, TREE_PATH } from '../../feature/paths.ts';
import { StudioProblem } from '../api/studio-client.ts';
import type { StudioClient } from '../api/studio-client.ts';
import { isChanged, isSameDraft } from '../drafts/draft-file.ts';
import type { DraftFile } from '../drafts/draft-file.ts';
import type { Documents } from '../documents/documents.ts';
import { buildChangeSet } from './change-set.ts';
import { mergeUpstream } from './upstream-changes.ts';
import type { DraftConflict, PublishedTree } from './upstream-changes.ts';

/** State of a change set, as the server returns it. */
interface PublishedChange {
  id: string;
  state: string;
  kind: 'direct' | 'pull-request';
  revision?: string;
  version?: string;
  merged?: readonly string[];
  pullRequest?: { url: string };
  error?: { message: string; hint: string };
}

/** Result of publishing: conflicts, in which case nothing was published, or the published change. */
export type PublishResult = { conflicts: DraftConflict[] } | { change: PublishedChange };

/** `suggest` creates a pull request. */
export type PublishMode = 'publish' | 'suggest';

/** Options of `publishChanges`. */
export interface PublishOptions {
  client: StudioClient;
  /** Documents with the drafts to publish. */
  documents: Documents;
  /**
   * Id of the change set. It is generated before the first attempt, so that the server can ignore a repeated request.
   */
  id: string;
  /** Paths of the files to publish. */
  paths: readonly string[];
  /** Commit message. */
  summary: string;
  mode: PublishMode;
}

/** Interval at which the state of a change is polled, in milliseconds. */
const POLL_INTERVAL = 1000;
/** Time after which polling stops, in milliseconds. */
const POLL_TIMEOUT = 120_000;

/**
 * Rebases drafts onto the newest commit and publishes them. If there are conflicts, returns them and publishes nothing.
 */
export async function publishChanges(options: PublishOptions): Promise<PublishResult> {
  const { client, documents, id, summary, mode, paths } = options;
  const tree = await client.get<PublishedTree>(TREE_PATH);
  const { revision } = tree;
  const conflicts = await rebaseDrafts(options, tree);
  if (conflicts.length > 0) return { conflicts };
  const drafts = changedDrafts(documents, paths);
  // Others have published the same changes: nothing is left to publish.
  if (drafts.length === 0) return { change: { id, state: 'done', kind: 'direct', revision } };
  const sent = await client.send<PublishedChange>(
    'POST',
    `${STUDIO_FOLDER}/${mode}`,
    buildChangeSet(drafts, { id, base: revision, summary }),
  );
  const change = await waitForCompletion(client, sent);
  if (change.state === 'stopped') {
    throw new StudioProblem({ code: 'publish/stopped', message: change.error?.message ?? '', ...change.error });
  }
  if (change.state === 'journaled') {
    throw new StudioProblem({
      code: 'publish/slow',
      message: 'The repository has not taken the changes yet.',
    });
  }
  if (change.kind === 'direct') {
    documents.markPublished(drafts, { revision: change.revision ?? revision, merged: change.merged ?? [] });
  } else discardSent(documents, drafts);
  return { change };
}

function changedDrafts(documents: Documents, paths: readonly string[]): DraftFile[] {
  const { drafts } = documents.state.get();
  return paths.flatMap((path) => drafts.get(path) ?? []).filter((draft) => isChanged(draft));
}

/** Discards suggested drafts, because the pull request has them, and the page shows the published text. */
function discardSent(documents: Documents, sent: readonly DraftFile[]): void {
  const { drafts } = documents.state.get();
  const isUnchanged = (draft: DraftFile): boolean => {
    const current = drafts.get(draft.path);
    return current !== undefined && isSameDraft(current, draft);
  };
  documents.discard(sent.filter(isUnchanged).map(({ path }) => path));
}

/** Merges what others have published into the drafts. Returns the conflicts. */
async function rebaseDrafts(options: PublishOptions, tree: PublishedTree): Promise<DraftConflict[]> {
  const conflicts: DraftConflict[] = [];
  for (const draft of changedDrafts(options.documents, options.paths)) {
    const conflict = await mergeUpstream(options, draft, tree);
    if (conflict) conflicts.push(conflict);
  }
  return conflicts;
}

/** Polls until the server reports that the change is done or stopped, or until the timeout. */
async function waitForCompletion(client: StudioClient, first: PublishedChange): Promise<PublishedChange> {
  let change = first;
  const end = Date.now() + POLL_TIMEOUT;
  while (change.state !== 'done' && change.state !== 'stopped' && Date.now() < end) {
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_INTERVAL);
    });
    change = await client.get<PublishedChange>(`${STUDIO_FOLDER}/change`, { id: change.id });
  }
  return change;
}
