import { extname } from 'node:path';
import { checkCase, checkExistence, checkTree, createdPaths } from './check-base.ts';
import { touchedPaths } from './change-set.ts';
import type { ChangeSet } from './change-set.ts';
import { compareTrees } from './compare-trees.ts';
import type { FileDeletion, FileWrite, GitHost, TreeEntry } from './git-host.ts';
import { planChange } from './plan-change.ts';
import type { PlannedChange, Revisions } from './plan-change.ts';
import { failure, invalidChangeSet, success } from './repository-error.ts';
import type { AsyncResult, Conflict, PathProblem } from './repository-error.ts';

/** The changes that apply a change set to a newer commit than its base. */
export interface CommitPlan {
  /** Files to write. */
  writes: FileWrite[];
  /** Files to delete. */
  deletions: FileDeletion[];
  /** Files that others changed as well and whose edits were merged. */
  merged: string[];
}

/**
 * Applies a change set to a newer commit: files that others have not touched are used as they are, others are merged.
 */
export async function reconcile(
  host: GitHost,
  set: ChangeSet,
  head: string,
  folders: readonly string[],
): AsyncResult<CommitPlan> {
  const paths = [...new Set(touchedPaths(set.files))];
  const base = await host.findEntries(set.base, paths);
  if (!base.ok) return base;
  const now = head === set.base ? base : await host.findEntries(head, paths);
  if (!now.ok) return now;
  const problems = [...checkExistence(set.files, base.value), ...checkTree(paths, now.value)];
  const collisions = await checkNewNames(host, set, head, folders);
  if (!collisions.ok) return collisions;
  if (problems.length + collisions.value.length > 0) return invalidChangeSet([...problems, ...collisions.value]);
  const revisions: Revisions = {
    atBase: (path) => base.value.get(path),
    atHead: (path) => now.value.get(path),
    readBase: (entry) => host.readBlob(set.base, entry),
    readHead: (entry) => host.readBlob(head, entry),
    findRenamed: (path) => findRenamed(host, set.base, head, folders, path),
  };
  const changes: PlannedChange[] = [];
  for (const change of set.files) {
    const planned = await planChange(change, revisions);
    if (!planned.ok) return planned;
    changes.push(planned.value);
  }
  const conflicts = changes.flatMap(({ conflict }) => conflict ?? []);
  return conflicts.length > 0 ? conflictIn(conflicts) : success(collect(changes));
}

function collect(changes: readonly PlannedChange[]): CommitPlan {
  const writes = changes.flatMap(({ write }) => write ?? []);
  const writtenPaths = new Set(writes.map(({ path }) => path));
  return {
    writes,
    // The old name of one file may be the new name of another.
    deletions: changes.flatMap(({ deletion }) => deletion ?? []).filter(({ path }) => !writtenPaths.has(path)),
    merged: changes.flatMap(({ merged }) => merged ?? []),
  };
}

function conflictIn(conflicts: readonly Conflict[]): ReturnType<typeof failure> {
  return failure({
    code: 'conflict',
    conflicts,
    message: `Another person has changed ${conflicts.map(({ path }) => `"${path}"`).join(', ')} meanwhile.`,
    hint: 'Compare both texts, decide which to keep, and publish again on the newest commit.',
  });
}

async function checkNewNames(
  host: GitHost,
  { files }: ChangeSet,
  head: string,
  folders: readonly string[],
): AsyncResult<PathProblem[]> {
  if (createdPaths(files).length === 0) return success([]);
  const tree = await readFolders(host, head, folders);
  return tree.ok ? success(checkCase(files, tree.value)) : tree;
}

async function findRenamed(
  host: GitHost,
  base: string,
  head: string,
  folders: readonly string[],
  path: string,
): AsyncResult<TreeEntry | undefined> {
  const before = await readFolders(host, base, folders);
  if (!before.ok) return before;
  const after = await readFolders(host, head, folders);
  if (!after.ok) return after;
  const change = compareTrees(before.value, after.value).find(
    (change) => change.kind === 'renamed' && change.from === path,
  );
  // Folder and type determine what may be written to a file, and were checked for the old name.
  const isAlike =
    change !== undefined &&
    extname(change.path).toLowerCase() === extname(path).toLowerCase() &&
    folders.every((folder) => change.path.startsWith(`${folder}/`) === path.startsWith(`${folder}/`));
  return success(isAlike ? after.value.find(({ path, kind }) => path === change.path && kind === 'file') : undefined);
}

/** Returns all entries in the folders that a change set may touch. */
export async function readFolders(
  host: GitHost,
  revision: string,
  folders: readonly string[],
): AsyncResult<TreeEntry[]> {
  const entries: TreeEntry[] = [];
  for (const folder of folders) {
    const tree = await host.readTree(revision, folder);
    if (!tree.ok) return tree;
    entries.push(...tree.value);
  }
  return success(entries);
}
