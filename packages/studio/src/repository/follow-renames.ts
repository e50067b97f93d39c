import type { FileAtCommit, FileCommit, GitHost, TreeEntry } from './git-host.ts';
import { readFiles } from './read-files.ts';
import { readFolders } from './reconcile.ts';
import { success } from './repository-error.ts';
import type { AsyncResult } from './repository-error.ts';

/** A commit that changed a file, with the path of the file at that time. */
interface FileVersion extends FileCommit {
  path: string;
}

/** Commits of a file. */
export interface FileHistory {
  /** Commits, newest first. */
  commits: readonly FileVersion[];
  /** Whether there are more commits than requested. */
  hasMore: boolean;
}

/** Options of `followFile`. */
export interface FollowOptions extends FileAtCommit {
  /** Where the git repository is stored. */
  host: GitHost;
  /** Folders in which the file may have been before. */
  folders: readonly string[];
  /** Maximum number of commits. */
  max: number;
}

/** Maximum number of renames that are followed, because each needs several requests. */
const MAX_RENAMES = 10;

/** Maximum number of removed files that are compared with a new one. */
const MAX_CANDIDATES = 20;

/** Minimum fraction of common lines for two texts to count as the same file; the default of git. */
const MIN_SIMILARITY = 0.5;

/**
 * Lists the commits of a file across renames. No git host API does this, and git does it by comparing texts. So this
 * implementation works for all hosts: where the history of a path begins, the files removed in the same commit are
 * compared with it.
 */
export async function followFile(options: FollowOptions): AsyncResult<FileHistory> {
  const { host, max } = options;
  const commits: FileVersion[] = [];
  let renames = 0;
  let period: FileAtCommit | undefined = { revision: options.revision, path: options.path };
  while (period && renames < MAX_RENAMES) {
    const { revision, path }: FileAtCommit = period;
    // One more than requested, to determine whether there are more.
    const listed = await host.listFileCommits(revision, path, max + 1 - commits.length);
    if (!listed.ok) return listed;
    renames += 1;
    commits.push(...listed.value.map((commit) => ({ ...commit, path })));
    if (commits.length > max) break;
    const previous = await findPrevious(options, listed.value.at(-1), path);
    // A shallow clone may begin in the middle of the history.
    if (!previous.ok && previous.error.code !== 'not-found') return previous;
    period = previous.ok ? previous.value : undefined;
  }
  return success({ commits: commits.slice(0, max), hasMore: period !== undefined });
}

/** Finds the path of a file before the oldest commit listed for its current path. */
async function findPrevious(
  { host, folders }: FollowOptions,
  created: FileCommit | undefined,
  path: string,
): AsyncResult<FileAtCommit | undefined> {
  if (created?.parent === undefined) return success(undefined);
  const before = await readFolders(host, created.parent, folders);
  if (!before.ok) return before;
  const after = await readFolders(host, created.revision, folders);
  if (!after.ok) return after;
  const file = after.value.find((entry) => entry.path === path);
  if (!file) return success(undefined);
  // A host may return fewer commits than requested.
  if (before.value.some((entry) => entry.path === path)) return success({ revision: created.parent, path });
  const pathsAfter = new Set(after.value.map((entry) => entry.path));
  const removed = before.value.filter((entry) => entry.kind === 'file' && !pathsAfter.has(entry.path));
  const same = removed.find(({ id }) => id === file.id);
  const from = same ? success(same.path) : await findSimilar(host, { file, created, removed });
  if (!from.ok || from.value === undefined) return from.ok ? success(undefined) : from;
  return success({ revision: created.parent, path: from.value });
}

/** Returns the removed file with the most lines in common with a new one, if there are enough. */
async function findSimilar(
  host: GitHost,
  { file, created, removed }: { file: TreeEntry; created: FileCommit; removed: readonly TreeEntry[] },
): AsyncResult<string | undefined> {
  const ending = extensionOf(file.path);
  const candidates = removed
    .filter(({ path }) => extensionOf(path) === ending)
    .sort((a, b) => sharedNames(b.path, file.path) - sharedNames(a.path, file.path))
    .slice(0, MAX_CANDIDATES);
  if (candidates.length === 0) return success(undefined);
  const now = await readFiles(host, created.revision, [file]);
  if (!now.ok) return now;
  const old = await readFiles(host, created.parent ?? '', candidates);
  if (!old.ok) return old;
  const lines = linesOf(now.value.get(file.id));
  const [best] = candidates
    .map(({ path, id }) => ({ path, common: commonPart(linesOf(old.value.get(id)), lines) }))
    .filter(({ common }) => common >= MIN_SIMILARITY)
    .sort((a, b) => b.common - a.common);
  return success(best?.path);
}

function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** Counts the path segments that two paths share: files that keep their name or folder are compared first. */
function sharedNames(one: string, other: string): number {
  const names = new Set(other.split('/'));
  return one.split('/').filter((name) => names.has(name)).length;
}

function linesOf(bytes: Uint8Array | undefined): string[] {
  return new TextDecoder()
    .decode(bytes)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Returns the fraction of the longer text that is also in the other one. */
function commonPart(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const line of one) counts.set(line, (counts.get(line) ?? 0) + 1);
  let common = 0;
  for (const line of other) {
    const left = counts.get(line) ?? 0;
    if (left > 0) common += 1;
    counts.set(line, left - 1);
  }
  return common / Math.max(one.length, other.length, 1);
}
