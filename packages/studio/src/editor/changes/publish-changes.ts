import { STUDIO_FOLDER } from '../../feature/addresses.ts';
import { StudioProblem } from '../api/studio-client.ts';
import type { StudioClient } from '../api/studio-client.ts';
import { isChanged } from '../drafts/draft-file.ts';
import type { DraftFile } from '../drafts/draft-file.ts';
import type { Documents } from '../documents/documents.ts';
import type { DocumentAnswer } from '../documents/published-document.ts';
import { toChangeSet } from './change-set.ts';
import { mergeDraft } from './merge-draft.ts';
import type { MergeRegion } from './merge-draft.ts';

/** A file that somebody has to decide about before anything can be published. */
export type DraftConflict =
  | { kind: 'text'; path: string; theirs: { revision: string; id: string; text: string }; regions: MergeRegion[] }
  /** They have deleted what was changed here, or the other way round. */
  | { kind: 'deleted'; path: string }
  | { kind: 'changed'; path: string; theirs: { revision: string; id: string; text: string } };

/** What the server says about a change set. */
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

export type PublishResult = { conflicts: DraftConflict[] } | { change: PublishedChange };

export interface PublishOptions {
  client: StudioClient;
  documents: Documents;
  /** Chosen before the first try: a change set that arrives twice is published once. */
  id: string;
  paths: readonly string[];
  summary: string;
  /** `suggest` sends a pull request. */
  way: 'publish' | 'suggest';
}

/** How often the state of a change is asked for, and for how long, in milliseconds. */
const EVERY = 1000;
const LONGEST = 120_000;

/** Brings drafts to the newest commit, and publishes them. Conflicts are given back, and nothing is published then. */
export async function publishChanges(options: PublishOptions): Promise<PublishResult> {
  const { client, documents, id, summary, way, paths } = options;
  const { revision } = await client.get<{ revision: string }>(`${STUDIO_FOLDER}/tree`);
  const conflicts = await updateDrafts(options, revision);
  if (conflicts.length > 0) return { conflicts };
  const drafts = draftsAt(documents, paths);
  // Others have published the same: there is nothing left to do.
  if (drafts.length === 0) return { change: { id, state: 'done', kind: 'direct', revision } };
  const sent = await client.send<PublishedChange>(
    'POST',
    `${STUDIO_FOLDER}/${way}`,
    toChangeSet(drafts, { id, base: revision, summary }),
  );
  const change = await waitForEnd(client, sent);
  if (change.state === 'stopped') {
    throw new StudioProblem({ code: 'publish/stopped', message: change.error?.message ?? '', ...change.error });
  }
  documents.settle(
    drafts.map(({ path }) => path),
    change.revision ?? revision,
  );
  return { change };
}

function draftsAt(documents: Documents, paths: readonly string[]): DraftFile[] {
  const { drafts } = documents.state.get();
  return paths.flatMap((path) => drafts.get(path) ?? []).filter((draft) => isChanged(draft));
}

/** Merges what others have published since. Gives what cannot be merged. */
async function updateDrafts({ client, documents, paths }: PublishOptions, revision: string): Promise<DraftConflict[]> {
  const conflicts: DraftConflict[] = [];
  for (const draft of draftsAt(documents, paths)) {
    const { path, from, base, text } = draft;
    if (!base || base.revision === revision) continue;
    const theirs = await readAt(client, from ?? path, revision);
    if (!theirs) {
      if (text === undefined) documents.discard([path]);
      else conflicts.push({ kind: 'deleted', path });
    } else if (theirs.id === base.id || theirs.text === base.text) {
      documents.rebase(path, theirs, text);
    } else if (text === undefined && from !== undefined) {
      // A file that only gets another path keeps what others have put into it.
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

async function readAt(
  client: StudioClient,
  path: string,
  revision: string,
): Promise<{ revision: string; id: string; text: string } | undefined> {
  try {
    const { id, content } = await client.get<DocumentAnswer>(`${STUDIO_FOLDER}/document`, { path, revision });
    return { revision, id, text: content };
  } catch (error) {
    if (error instanceof StudioProblem && error.status === 404) return undefined;
    throw error;
  }
}

/** Waits until the content is built, or the server says that it is done. */
async function waitForEnd(client: StudioClient, first: PublishedChange): Promise<PublishedChange> {
  let change = first;
  const end = Date.now() + LONGEST;
  while (change.state !== 'done' && change.state !== 'stopped' && Date.now() < end) {
    await new Promise((resolve) => {
      setTimeout(resolve, EVERY);
    });
    change = await client.get<PublishedChange>(`${STUDIO_FOLDER}/change`, { id: change.id });
  }
  return change;
}
