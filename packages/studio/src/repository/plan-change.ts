import { decodeText, mergeBytes } from '../merge/merge-bytes.ts';
import { blobId } from './blob-id.ts';
import type { FileChange } from './change-set.ts';
import type { FileDeletion, FileWrite, TreeEntry } from './git-host.ts';
import { success } from './repository-error.ts';
import type { AsyncResult, Conflict } from './repository-error.ts';

/** The base of a change set and the current head, between which others have committed. */
export interface Revisions {
  /** Returns the entry of a path at the base. */
  atBase: (path: string) => TreeEntry | undefined;
  /** Returns the entry of a path at the head. */
  atHead: (path: string) => TreeEntry | undefined;
  /** Reads a file of the base. */
  readBase: (entry: TreeEntry) => AsyncResult<Uint8Array>;
  /** Reads a file of the head. */
  readHead: (entry: TreeEntry) => AsyncResult<Uint8Array>;
  /** Finds the entry at the head of a file of the base that was renamed. */
  findRenamed: (path: string) => AsyncResult<TreeEntry | undefined>;
}

/** What one change does to the head: nothing if others have made the same change. */
export interface PlannedChange {
  /** File to write. */
  write?: FileWrite;
  /** File to delete. */
  deletion?: FileDeletion;
  /** Path of the file if the written bytes contain edits of others. */
  merged?: string;
  /** Set if the change conflicts with others. */
  conflict?: Conflict;
}

/** Plans one change of a change set. */
export async function planChange(change: FileChange, revisions: Revisions): AsyncResult<PlannedChange> {
  if (change.kind === 'create') return planCreation(change.path, change.content, revisions);
  if (change.kind === 'change') return planEdit(change.path, change.content, revisions);
  return change.kind === 'delete' ? planDeletion(change.path, revisions) : planRename(change, revisions);
}

async function planCreation(path: string, bytes: Uint8Array, revisions: Revisions): AsyncResult<PlannedChange> {
  const theirs = revisions.atHead(path);
  if (!theirs) return success({ write: { path, bytes, executable: false } });
  if (theirs.id === blobId(bytes, theirs.id)) return success({});
  const read = await revisions.readHead(theirs);
  if (!read.ok) return read;
  return success({ conflict: describeConflict(path, 'both-created', { ours: bytes, theirs: read.value }) });
}

async function planDeletion(path: string, revisions: Revisions): AsyncResult<PlannedChange> {
  const base = revisions.atBase(path);
  const theirs = revisions.atHead(path);
  if (!base || !theirs) return success({});
  if (theirs.id === base.id) return success({ deletion: { path, previous: theirs.id } });
  const [from, read] = await Promise.all([revisions.readBase(base), revisions.readHead(theirs)]);
  if (!from.ok) return from;
  if (!read.ok) return read;
  return success({
    conflict: describeConflict(path, 'deleted-and-changed', { base: from.value, theirs: read.value }),
  });
}

async function planEdit(path: string, bytes: Uint8Array, revisions: Revisions): AsyncResult<PlannedChange> {
  const current = await findAtHead(path, revisions);
  if (!current.ok) return current;
  const result = await mergeWith(path, current.value, bytes, revisions);
  if (!result.ok) return result;
  if ('conflict' in result.value) return success(result.value);
  const { bytes: merged, isMerged, theirs: entry } = result.value;
  if (blobId(merged, entry.id) === entry.id) return success({});
  return success({
    write: { path: entry.path, bytes: merged, executable: entry.executable, previous: entry.id },
    ...(isMerged && { merged: entry.path }),
  });
}

async function planRename(change: FileChange & { kind: 'rename' }, revisions: Revisions): AsyncResult<PlannedChange> {
  const { from, path, content } = change;
  const result = await mergeWith(from, revisions.atHead(from), content, revisions);
  if (!result.ok) return result;
  if ('conflict' in result.value) return success(result.value);
  const { bytes, isMerged, theirs } = result.value;
  const target = revisions.atHead(path);
  if (target && revisions.atBase(path)?.id !== target.id) {
    const read = await revisions.readHead(target);
    if (!read.ok) return read;
    return success({ conflict: describeConflict(path, 'both-created', { ours: bytes, theirs: read.value }) });
  }
  return success({
    write: { path, bytes, executable: theirs.executable, ...(target && { previous: target.id }) },
    deletion: { path: from, previous: theirs.id },
    ...(isMerged && { merged: path }),
  });
}

/** Finds the file at the head under its current name. */
async function findAtHead(path: string, revisions: Revisions): AsyncResult<TreeEntry | undefined> {
  const entry = revisions.atHead(path);
  return entry ? success(entry) : revisions.findRenamed(path);
}

type Merge = { bytes: Uint8Array; isMerged: boolean; theirs: TreeEntry } | { conflict: Conflict };

/** Merges our bytes with the edits of others; their bytes if we have no edits. */
async function mergeWith(
  path: string,
  theirs: TreeEntry | undefined,
  ours: Uint8Array | undefined,
  revisions: Revisions,
): AsyncResult<Merge> {
  const base = revisions.atBase(path);
  if (!base) throw new Error(`"${path}" is missing at the base revision.`);
  if (theirs?.id === base.id && ours) return success({ bytes: ours, isMerged: false, theirs });
  const from = await revisions.readBase(base);
  if (!from.ok) return from;
  const our = ours ?? from.value;
  if (!theirs) {
    return success({ conflict: describeConflict(path, 'changed-and-deleted', { base: from.value, ours: our }) });
  }
  const read = theirs.id === base.id ? from : await revisions.readHead(theirs);
  if (!read.ok) return read;
  const bytes = mergeBytes(path, from.value, our, read.value) ?? (ours ? undefined : read.value);
  if (bytes) return success({ bytes, isMerged: theirs.id !== base.id, theirs });
  return success({
    conflict: describeConflict(path, 'both-changed', { base: from.value, ours: our, theirs: read.value }),
  });
}

type Versions = Partial<Record<'base' | 'ours' | 'theirs', Uint8Array>>;

function describeConflict(path: string, reason: Conflict['reason'], versions: Versions): Conflict {
  const texts = Object.entries(versions).map(([name, bytes]) => [name, decodeText(bytes)] as const);
  const binary = texts.some(([, text]) => text === undefined);
  return { path, reason, binary, ...(binary ? {} : Object.fromEntries(texts)) };
}
