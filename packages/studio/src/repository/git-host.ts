import type { Answer } from './repository-error.ts';

/** What a place that stores a git repository can do. Everything else is built on it, once for all of them. */
export interface GitHost {
  /** Shown in messages: `local`, `github`. */
  readonly name: string;
  /** The newest commit of a branch. */
  readHead: (branch: string) => Answer<string>;
  /** All files, links and submodules below a folder; below the root for an empty text. */
  readTree: (revision: string, folder: string) => Answer<TreeEntry[]>;
  /** The entries at these paths and the folders above them, as far as they exist. */
  findEntries: (revision: string, paths: readonly string[]) => Answer<Map<string, TreeEntry>>;
  /** The bytes of a file that `readTree` or `findEntries` has found at this revision. */
  readBlob: (revision: string, entry: TreeEntry) => Answer<Uint8Array>;
  /** The bytes of several of them by their ids, where a host can give them at once. */
  readBlobs?: (revision: string, entries: readonly TreeEntry[]) => Answer<Map<string, Uint8Array>>;
  /** Commits that are in `to` and not in `from`, the newest first. */
  listCommits: (from: string, to: string) => Answer<CommitInfo[]>;
  /** The file as commits up to a revision have written it, the newest first. Missing where a host cannot tell it at once. */
  listVersions?: (revision: string, path: string, most: number) => Answer<TreeEntry[]>;
  /** Commits up to a revision that have changed the file at a path, the newest first, and no more than `most` of them. */
  listFileCommits: (revision: string, path: string, most: number) => Answer<FileCommit[]>;
  /** Adds a commit to a branch. The error is `moved` where one of its files was changed since `parent`. */
  writeCommit: (order: CommitOrder) => Answer<WrittenCommit>;
  /** The error is `exists` where there is a branch of this name. */
  createBranch: (name: string, revision: string) => Answer<void>;
  /** Gives the open pull request where there is one for these branches. */
  openPullRequest: (order: PullRequestOrder) => Answer<PullRequest>;
  /** What services have reported about a commit, such as the build of a static site. Missing where a host has no reports. */
  readBuildState?: (revision: string) => Answer<BuildState | undefined>;
}

export interface BuildState {
  state: 'running' | 'failed' | 'done';
  /** Where people read more about it. */
  url?: string;
}

export interface TreeEntry {
  path: string;
  kind: 'file' | 'folder' | 'link' | 'submodule';
  /** The name of the object in git: two files with the same id have the same bytes. */
  id: string;
  executable: boolean;
}

export interface CommitInfo {
  revision: string;
  message: string;
}

/** A commit in the history of a file. */
export interface FileCommit extends CommitInfo {
  /** Name of the author. */
  author: string;
  /** When it was written, as an ISO time. */
  date: string;
  /** The commit before it; missing for the first one. */
  parent?: string;
}

export interface Person {
  name: string;
  email: string;
}

export interface CommitOrder {
  branch: string;
  parent: string;
  writes: readonly FileWrite[];
  deletions: readonly FileDeletion[];
  message: string;
  author: Person;
  /** In milliseconds. */
  date: number;
}

export interface FileWrite {
  path: string;
  bytes: Uint8Array;
  executable: boolean;
  /** Id of the file at `parent`; missing for a new file. */
  previous?: string;
}

export interface FileDeletion {
  path: string;
  /** Id of the file at `parent`. */
  previous: string;
}

export interface WrittenCommit {
  revision: string;
  /** Working trees of this branch that still show the commit before, as somebody is at work there. */
  staleWorkingTrees: readonly string[];
}

export interface PullRequestOrder {
  /** The branch with the commits. */
  head: string;
  /** The branch that they are for. */
  base: string;
  title: string;
  body: string;
}

export interface PullRequest {
  number: number;
  url: string;
}

/** Kind of an entry by its mode in git. */
export function kindOfMode(mode: string): TreeEntry['kind'] {
  if (mode.startsWith('04') || mode === '40000') return 'folder';
  if (mode.startsWith('12')) return 'link';
  return mode.startsWith('16') ? 'submodule' : 'file';
}
