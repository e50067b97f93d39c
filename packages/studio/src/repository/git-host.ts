import type { AsyncResult } from './repository-error.ts';

/** The operations of a git host. Everything else is implemented once on top of them. */
export interface GitHost {
  /** Name in messages: `local`, `github`. */
  readonly name: string;
  /** Returns the newest commit of a branch. */
  readHead: (branch: string) => AsyncResult<string>;
  /** Returns all files, links and submodules below a folder; below the root for an empty string. */
  readTree: (revision: string, folder: string) => AsyncResult<TreeEntry[]>;
  /** Returns the entries at these paths and their parent folders, as far as they exist. */
  findEntries: (revision: string, paths: readonly string[]) => AsyncResult<Map<string, TreeEntry>>;
  /** Returns the bytes of a file that `readTree` or `findEntries` has found at this revision. */
  readBlob: (revision: string, entry: TreeEntry) => AsyncResult<Uint8Array>;
  /** Returns the bytes of several files by their ids, if the host supports that in one request. */
  readBlobs?: (revision: string, entries: readonly TreeEntry[]) => AsyncResult<Map<string, Uint8Array>>;
  /** Returns the commits that are in `to` but not in `from`, newest first. */
  listCommits: (from: string, to: string) => AsyncResult<CommitInfo[]>;
  /** Returns the commits up to a revision that changed the file at a path, newest first, at most `limit` of them. */
  listFileCommits: (revision: string, path: string, limit: number) => AsyncResult<FileCommit[]>;
  /** Returns the bytes of a file at several commits, in their order; `undefined` where there is no file. */
  readVersions: (versions: readonly FileAtCommit[]) => AsyncResult<(Uint8Array | undefined)[]>;
  /** Adds a commit to a branch. The error is `moved` if one of its files was changed since `parent`. */
  writeCommit: (request: CommitRequest) => AsyncResult<WrittenCommit>;
  /** Creates a branch. The error is `exists` if there is a branch of this name. */
  createBranch: (name: string, revision: string) => AsyncResult<void>;
  /** Opens a pull request, or returns the open one for these branches. */
  openPullRequest: (input: PullRequestInput) => AsyncResult<PullRequest>;
  /** Set if the host has neither branches nor pull requests. */
  readonly hasOneBranch?: true;
  /** Returns what services have reported about a commit, such as the build of a static site. Missing if unsupported. */
  readBuildState?: (revision: string) => AsyncResult<BuildState | undefined>;
}

/** State of a build that the host reports. */
export interface BuildState {
  /** Whether the build is running, failed or done. */
  state: 'running' | 'failed' | 'done';
  /** URL of the details. */
  url?: string;
}

/** An entry of a git tree. */
export interface TreeEntry {
  /** Path from the root of the repository. */
  path: string;
  /** Kind of the entry. */
  kind: 'file' | 'folder' | 'link' | 'submodule';
  /** Object id in git: files with the same id have the same bytes. */
  id: string;
  /** Whether the file is executable. */
  executable: boolean;
}

/** A commit. */
export interface CommitInfo {
  /** Id of the commit. */
  revision: string;
  /** The complete commit message. */
  message: string;
}

/** A file at a commit. */
export interface FileAtCommit {
  /** Id of the commit. */
  revision: string;
  /** Path of the file at that time. */
  path: string;
}

/** A commit in the history of a file. */
export interface FileCommit extends CommitInfo {
  /** Name of the author. */
  author: string;
  /** When it was written, as an ISO string. */
  date: string;
  /** The parent commit; missing for the first one. */
  parent?: string;
}

/** Author or committer of a commit. */
export interface Person {
  /** Name of the person. */
  name: string;
  /** E-mail address of the person. */
  email: string;
}

/** A commit to write. */
export interface CommitRequest {
  /** Branch to add the commit to. */
  branch: string;
  /** The expected head of the branch. */
  parent: string;
  /** Files to write. */
  writes: readonly FileWrite[];
  /** Files to delete. */
  deletions: readonly FileDeletion[];
  /** The complete commit message. */
  message: string;
  /** Author of the commit. */
  author: Person;
  /** Time of the commit in milliseconds. */
  date: number;
}

/** A file to write. */
export interface FileWrite {
  /** Path from the root of the repository. */
  path: string;
  /** New content. */
  bytes: Uint8Array;
  /** Whether the file is executable. */
  executable: boolean;
  /** Id of the file at `parent`; missing for a new file. */
  previous?: string;
}

/** A file to delete. */
export interface FileDeletion {
  /** Path from the root of the repository. */
  path: string;
  /** Id of the file at `parent`. */
  previous: string;
}

/** Result of writing a commit. */
export interface WrittenCommit {
  /** Id of the commit. */
  revision: string;
  /** Working trees of this branch that still show the previous commit, because they have uncommitted changes. */
  staleWorkingTrees: readonly string[];
}

/** A pull request to open. */
export interface PullRequestInput {
  /** Branch with the commits. */
  head: string;
  /** Branch to merge them into. */
  base: string;
  /** Title of the pull request. */
  title: string;
  /** Description of the pull request. */
  body: string;
}

/** An open pull request. */
export interface PullRequest {
  /** Its number. */
  number: number;
  /** Its URL. */
  url: string;
}

/** Returns the kind of an entry by its git mode. */
export function kindOfMode(mode: string): TreeEntry['kind'] {
  if (mode.startsWith('04') || mode === '40000') return 'folder';
  if (mode.startsWith('12')) return 'link';
  return mode.startsWith('16') ? 'submodule' : 'file';
}
