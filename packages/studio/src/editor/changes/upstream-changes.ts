import { STUDIO_FOLDER } from '../../feature/paths.ts';
import { StudioProblem } from '../api/studio-client.ts';
import type { StudioClient } from '../api/studio-client.ts';
import type { DraftBase, DraftFile } from '../drafts/draft-file.ts';
import type { Documents } from '../documents/documents.ts';
import type { DocumentResponse } from '../documents/published-document.ts';
import { mergeDraft } from './merge-draft.ts';
import type { MergeRegion } from './merge-draft.ts';

/** A conflict with what others have published, for the user to resolve. */
export type DraftConflict =
  /** Others changed the same part of the text. */
  | { kind: 'text'; path: string; theirs: DraftBase; regions: MergeRegion[] }
  /** Others deleted a file that is changed here. */
  | { kind: 'deleted'; path: string }
  /** Others changed a file that is deleted here. */
  | { kind: 'changed'; path: string; theirs: DraftBase };

/** The newest commit and its files. */
export interface PublishedTree {
  revision: string;
  files: readonly { path: string; id?: string }[];
}

/** What others have published of a file: another text, or its deletion. `undefined`: no change. */
export type UpstreamChange = { theirs: DraftBase } | 'deleted' | undefined;

type EditedFile = Pick<DraftFile, 'path' | 'from' | 'base'>;

/** Reads what others have published of a file since the version that it is based on. */
export async function readUpstreamChange(
  client: Pick<StudioClient, 'get'>,
  { path, from, base }: EditedFile,
  { revision, files }: PublishedTree,
): Promise<UpstreamChange> {
  if (base?.revision === revision) return undefined;
  const published = from ?? path;
  const listed = files.find((file) => file.path === published);
  // The file is new here, and others have not created it either.
  if (!base && !listed) return undefined;
  if (base && listed?.id !== undefined && listed.id === base.id) return undefined;
  const theirs = await readPublished(client, published, revision);
  if (!theirs) return base ? 'deleted' : undefined;
  return theirs.text === base?.text ? undefined : { theirs };
}

/**
 * Whether a change is the draft itself: it has just been published from here or another tab, and is marked as published
 * when the server has confirmed it.
 */
export function isPublished(
  { path, from, text }: Pick<DraftFile, 'path' | 'from' | 'text'>,
  change: UpstreamChange,
  files: PublishedTree['files'],
): boolean {
  if (change === 'deleted') return from === undefined ? text === undefined : files.some((file) => file.path === path);
  return change?.theirs.text === text;
}

/**
 * Merges what others have published into a draft. Returns a conflict if the user has to choose; the draft is then
 * unchanged.
 */
export async function mergeUpstream(
  options: { client: Pick<StudioClient, 'get'>; documents: Documents },
  draft: DraftFile,
  tree: PublishedTree,
): Promise<DraftConflict | undefined> {
  const { client, documents } = options;
  const change = await readUpstreamChange(client, draft, tree);
  const currentDraft = (): DraftFile | undefined => documents.state.get().drafts.get(draft.path);
  // The user may write while the published text is being read and merged: what was merged must be the current text.
  for (let current = currentDraft(); current; current = currentDraft()) {
    if (current.base !== draft.base) return await mergeUpstream(options, current, tree);
    const result = await mergeChange(current, change, tree);
    if (current !== currentDraft()) continue;
    if (result === 'discard') documents.discard([draft.path]);
    else if (result && 'base' in result) documents.rebase(draft.path, result.base, result.text);
    else return result;
    return undefined;
  }
  return undefined;
}

/** Returns the new base and text of a draft, a conflict, or that the draft has to be discarded. */
async function mergeChange(
  { path, from, base, text }: DraftFile,
  change: UpstreamChange,
  { revision }: PublishedTree,
): Promise<{ base: DraftBase; text: string | undefined } | DraftConflict | 'discard' | undefined> {
  if (!change) return base && base.revision !== revision ? { base: { ...base, revision }, text } : undefined;
  if (change === 'deleted') return text === undefined ? 'discard' : { kind: 'deleted', path };
  const { theirs } = change;
  if (text === undefined) {
    // A file that is only renamed keeps the changes that others have published.
    if (base && from !== undefined) return { base: theirs, text };
    return base && { kind: 'changed', path, theirs };
  }
  const merged = await mergeDraft(path, base?.text ?? '', text, theirs.text);
  if ('text' in merged) return { base: theirs, text: merged.text };
  return { kind: 'text', path, theirs, regions: merged.regions };
}

async function readPublished(
  client: Pick<StudioClient, 'get'>,
  path: string,
  revision: string,
): Promise<DraftBase | undefined> {
  try {
    const { id, content } = await client.get<DocumentResponse>(`${STUDIO_FOLDER}/document`, { path, revision });
    return { revision, id, text: content };
  } catch (error) {
    if (error instanceof StudioProblem && error.status === 404) return undefined;
    throw error;
  }
}
