import type { FileCommit, GitHost, TreeEntry } from './git-host.ts';
import { readFiles } from './read-files.ts';
import { readFolders } from './reconcile.ts';
import { success } from './repository-error.ts';
import type { Answer } from './repository-error.ts';

/** A commit that has changed a file, with the path that the file had then. */
interface FileVersion extends FileCommit {
  path: string;
}

export interface FileHistory {
  /** The newest first. */
  commits: readonly FileVersion[];
  /** There are more commits, which were not asked for. */
  hasMore: boolean;
}

/** A stretch of the history in which a file had one path: up to this revision. */
export interface FileStretch {
  revision: string;
  path: string;
}

export interface FollowOptions extends FileStretch {
  host: GitHost;
  /** Folders in which a file can have been before. */
  folders: readonly string[];
  /** Most commits. */
  most: number;
}

/** Most stretches that are looked for: each costs some requests. */
const MOST_STRETCHES = 10;

/** Most files that are compared with one, of those that were removed in the commit that has created it. */
const MOST_CANDIDATES = 20;

/** Least part of the lines that two texts have in common to count as one file, as git has it. */
const LEAST_COMMON = 0.5;

/**
 * The commits of a file, over its renames. No git host lists commits over renames in its API, and git itself does it
 * by comparing texts; so it is done here for all of them: where the history of a path begins, the files that the same
 * commit has removed are compared with it.
 */
export async function followFile(options: FollowOptions): Answer<FileHistory & { stretches: readonly FileStretch[] }> {
  const { host, most } = options;
  const commits: FileVersion[] = [];
  const stretches: FileStretch[] = [];
  let stretch: FileStretch | undefined = { revision: options.revision, path: options.path };
  while (stretch && stretches.length < MOST_STRETCHES) {
    const { revision, path }: FileStretch = stretch;
    // One more than is asked for says whether there are more.
    const listed = await host.listFileCommits(revision, path, most + 1 - commits.length);
    if (!listed.ok) return listed;
    stretches.push(stretch);
    commits.push(...listed.value.map((commit) => ({ ...commit, path })));
    if (commits.length > most) break;
    const found = await findPrevious(options, listed.value.at(-1), path);
    // A copy of a repository may begin in the middle of its history.
    if (!found.ok && found.error.code !== 'not-found') return found;
    stretch = found.ok ? found.value : undefined;
  }
  return success({ commits: commits.slice(0, most), hasMore: stretch !== undefined, stretches });
}

/** Where a file was before the oldest commit that is listed for its path. */
async function findPrevious(
  { host, folders }: FollowOptions,
  created: FileCommit | undefined,
  path: string,
): Answer<FileStretch | undefined> {
  if (created?.parent === undefined) return success(undefined);
  const before = await readFolders(host, created.parent, folders);
  if (!before.ok) return before;
  const after = await readFolders(host, created.revision, folders);
  if (!after.ok) return after;
  const file = after.value.find((entry) => entry.path === path);
  if (!file) return success(undefined);
  // A host may list fewer commits than it is asked for.
  if (before.value.some((entry) => entry.path === path)) return success({ revision: created.parent, path });
  const there = new Set(after.value.map((entry) => entry.path));
  const removed = before.value.filter((entry) => entry.kind === 'file' && !there.has(entry.path));
  const same = removed.find(({ id }) => id === file.id);
  const from = same ? success(same.path) : await findSimilar(host, { file, created, removed });
  if (!from.ok || from.value === undefined) return from.ok ? success(undefined) : from;
  return success({ revision: created.parent, path: from.value });
}

/** The removed file with the most lines in common with a new one, if they are enough. */
async function findSimilar(
  host: GitHost,
  { file, created, removed }: { file: TreeEntry; created: FileCommit; removed: readonly TreeEntry[] },
): Answer<string | undefined> {
  const ending = endingOf(file.path);
  const candidates = removed
    .filter(({ path }) => endingOf(path) === ending)
    .sort((a, b) => sharedNames(b.path, file.path) - sharedNames(a.path, file.path))
    .slice(0, MOST_CANDIDATES);
  if (candidates.length === 0) return success(undefined);
  const now = await readFiles(host, created.revision, [file]);
  if (!now.ok) return now;
  const old = await readFiles(host, created.parent ?? '', candidates);
  if (!old.ok) return old;
  const lines = linesOf(now.value.get(file.id));
  const [best] = candidates
    .map(({ path, id }) => ({ path, common: commonPart(linesOf(old.value.get(id)), lines) }))
    .filter(({ common }) => common >= LEAST_COMMON)
    .sort((a, b) => b.common - a.common);
  return success(best?.path);
}

function endingOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** How many names two paths have in common: a file that keeps its name or folder is looked at first. */
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

/** The part of the longer text that is in the other one, too. */
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
