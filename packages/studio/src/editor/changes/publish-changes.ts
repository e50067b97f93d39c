import { STUDIO_FOLDER, TREE_PATH } from '../../feature/paths.ts';
import { StudioProblem } from '../api/studio-client.ts';
import type { StudioClient } from '../api/studio-client.ts';
import { isChanged, isSameDraft } from '../drafts/draft-file.ts';
import type { DraftFile } from '../drafts/draft-file.ts';
import type { Documents } from '../documents/documents.ts';
import type { DocumentResponse } from '../documents/published-document.ts';
import { buildChangeSet } from './change-set.ts';
import { mergeDraft } from './merge-draft.ts';
import type { MergeRegion } from './merge-draft.ts';

/** A conflict that the user has to resolve before anything can be published. */
export type DraftConflict =
  /** Others changed the same part of the text. */
  | { kind: 'text'; path: string; theirs: { revision: string; id: string; text: string }; regions: MergeRegion[] }
  /** Others deleted a file that is changed here. */
  | { kind: 'deleted'; path: string }
  /** Others changed a file that is deleted here. */
  | { kind: 'changed'; path: string; theirs: { revision: string; id: string; text: string } };

/** The newest commit and its files. */
interface PublishedTree {
  revision: string;
  files: readonly { path: string }[];
}

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

/** Rebases the drafts onto a revision. Returns the conflicts with what others have published. */
async function rebaseDrafts(
  { client, documents, paths }: PublishOptions,
  { revision, files }: PublishedTree,
): Promise<DraftConflict[]> {
  const conflicts: DraftConflict[] = [];
  for (const draft of changedDrafts(documents, paths)) {
    const { path, from, base, text } = draft;
    if (!base) {
      // A new file conflicts if others have created one with the same path.
      const created = files.some((file) => file.path === path) && (await readPublished(client, path, revision));
      if (!created || text === undefined) continue;
      const merged = mergeDraft(path, '', text, created.text);
      if ('text' in merged) documents.rebase(path, created, merged.text);
      else conflicts.push({ kind: 'text', path, theirs: created, regions: merged.regions });
      continue;
    }
    if (base.revision === revision) continue;
    const theirs = await readPublished(client, from ?? path, revision);
    if (!theirs) {
      if (text === undefined) documents.discard([path]);
      else conflicts.push({ kind: 'deleted', path });
    } else if (theirs.id === base.id || theirs.text === base.text) {
      documents.rebase(path, theirs, text);
    } else if (text === undefined && from !== undefined) {
      // A file that is only renamed keeps the changes that others have published.
      documents.rebase(path, theirs, undefined);
    } else if (text === undefined) {
      conflicts.push({ kind: 'changed', path, theirs });
    } else {
      const merged = mergeDraft(path, base.text, text, theirs.text);
      if ('text' in merged) documents.rebase(path, theirs, merged.text);
      else conflicts.push({ kind: 'text', path, theirs, regions: merged.regions });
    }
  }
  return conflicts;
}

async function readPublished(
  client: StudioClient,
  path: string,
  revision: string,
): Promise<{ revision: string; id: string; text: string } | undefined> {
  try {
    const { id, content } = await client.get<DocumentResponse>(`${STUDIO_FOLDER}/document`, { path, revision });
    return { revision, id, text: content };
  } catch (error) {
    if (error instanceof StudioProblem && error.status === 404) return undefined;
    throw error;
  }
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
