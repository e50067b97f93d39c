import { checkPath, checkSpelling } from '../paths/check-path.ts';
import { describeReason } from '../paths/path-reason.ts';
import { createQueue } from '../queue/create-queue.ts';
import { studioError } from '../studio-error.ts';
import { isBranchName } from './branch-name.ts';
import { checkChangeSet, revisionSchema } from './change-set.ts';
import type { ChangeSet } from './change-set.ts';
import { readChangeSetId, renderMessage } from './commit-message.ts';
import { compareTrees } from './compare-trees.ts';
import type { RevisionChange } from './compare-trees.ts';
import { followFile } from './follow-renames.ts';
import type { FileHistory } from './follow-renames.ts';
import type { BuildState, GitHost, PullRequest, PullRequestInput, TreeEntry } from './git-host.ts';
import { createKnownHead } from './known-head.ts';
import type { KnownHead } from './known-head.ts';
import { readFiles } from './read-files.ts';
import { readVersions } from './read-versions.ts';
import { readFolders, reconcile } from './reconcile.ts';
import type { CommitPlan } from './reconcile.ts';
import { unexpectedError, failure, invalidChangeSet, moved, notFound, success } from './repository-error.ts';
import type { AsyncResult, ContentProblem, PathProblem, Result } from './repository-error.ts';

/** Number of attempts to commit on a newer head before giving up. */
const MAX_ATTEMPTS = 5;

/** Maximum number of versions of a file that are read. */
const MAX_VERSIONS = 200;

/** The files that the studio edits, on any git host. */
export interface Repository {
  /** Name of the git host. */
  readonly host: string;
  /** The published branch. */
  readonly branch: string;
  /** Folders that the studio may touch. */
  readonly folders: readonly string[];
  /** Whether changes can be suggested on a branch of their own. */
  readonly canSuggest: boolean;
  /** Returns the newest commit of a branch, by default the published one. */
  readHead: (branch?: string) => AsyncResult<string>;
  /** The newest commit of the published branch, without a request to the host if it was read or written recently. */
  knownHead: Pick<KnownHead, 'last' | 'recent'>;
  /** Returns the files in the folders of the studio. */
  readTree: (revision: string) => AsyncResult<TreeEntry[]>;
  /** Returns the bytes of a file. */
  readFile: (revision: string, path: string) => AsyncResult<Uint8Array>;
  /** Returns the bytes of files that `readTree` has returned, by their ids. */
  readFiles: (revision: string, entries: readonly TreeEntry[]) => AsyncResult<Map<string, Uint8Array>>;
  /** Yields the bytes of the versions of a file, newest first and across renames. Ends after an error. */
  readVersions: (revision: string, path: string) => AsyncIterable<Result<Uint8Array[]>>;
  /** Returns the changes in the folders of the studio between two revisions. */
  listChanges: (from: string, to: string) => AsyncResult<RevisionChange[]>;
  /** Returns the commits that changed a file, across renames, at most `limit` of them. */
  readHistory: (path: string, limit: number) => AsyncResult<FileHistory>;
  /** Commits a change set, merged with changes of others. */
  commit: (set: ChangeSet, options?: CommitOptions) => AsyncResult<Committed>;
  /** Whether a change set is already committed. */
  isCommitted: (set: ChangeSet, options?: Pick<CommitOptions, 'branch'>) => AsyncResult<boolean>;
  /** Returns what a commit would do, without committing. */
  tryCommit: (set: ChangeSet, options?: CommitOptions) => AsyncResult<PlannedCommit>;
  /** Creates a branch at a revision. */
  createBranch: (name: string, revision: string) => AsyncResult<void>;
  /** Opens a pull request, or returns the open one. */
  openPullRequest: (input: PullRequestInput) => AsyncResult<PullRequest>;
  /** Returns the build state that the host reports for a commit; `undefined` if there is none. */
  readBuildState: (revision: string) => AsyncResult<BuildState | undefined>;
}

/** Options of `createRepository`. */
export interface RepositoryOptions {
  /** Where the git repository is stored. */
  host: GitHost;
  /** The published branch. */
  branch: string;
  /** Folders that the studio may touch, from the root of the repository: `docs/content` and `docs/public`. */
  folders: readonly string[];
  /** Template of the first line of commit messages. */
  messageTemplate?: string;
  /** Returns the current time in milliseconds. */
  now?: () => number;
}

/** Options of a commit. */
export interface CommitOptions {
  /** Target branch; by default the published branch. */
  branch?: string;
  /** Called with the changes to commit, including merged edits. Problems prevent the commit. */
  check?: (plan: CommitPlan, parent: string) => Promise<readonly ContentProblem[]>;
}

interface PlannedCommit {
  /** The parent of the commit. */
  parent: string;
  /** Files in which edits of others would be merged. */
  merged: readonly string[];
  /** Files that would be written or deleted. */
  paths: readonly string[];
}

/** Result of a commit. */
export interface Committed {
  /** Id of the commit. */
  revision: string;
  /** `found` if a commit of this change set already existed, `unchanged` if the branch already has its content. */
  outcome: 'committed' | 'found' | 'unchanged';
  /** Files in which edits of others were merged. */
  merged: readonly string[];
  /** Working trees of this branch that still show the previous commit, because they have uncommitted changes. */
  staleWorkingTrees: readonly string[];
}

/** Creates a repository on a git host. */
export function createRepository(options: RepositoryOptions): Repository {
  const { host, branch, folders, messageTemplate, now = Date.now } = options;
  for (const folder of folders) assertFolder(folder);
  /** Commits of this server run one after the other, so that only other writers can move the branch meanwhile. */
  const queue = createQueue();
  const knownHead = createKnownHead(() => host.readHead(branch), now);
  const readHead = async (name: string): AsyncResult<string> => {
    const head = await host.readHead(name);
    if (head.ok && name === branch) knownHead.record(head.value);
    return head;
  };

  /** Returns the checked changes to apply to the newest commit. */
  const plan = async (set: ChangeSet, parent: string, check: CommitOptions['check']): AsyncResult<CommitPlan> => {
    const planned = await reconcile(host, set, parent, folders);
    if (!planned.ok || isEmpty(planned.value)) return planned;
    try {
      const problems = (await check?.(planned.value, parent)) ?? [];
      return problems.length > 0 ? invalidContent(problems) : planned;
    } catch (error) {
      return unexpectedError('The content could not be checked', error);
    }
  };

  const findProblems = (set: ChangeSet, target: string): PathProblem[] => [
    ...checkChangeSet(set, folders),
    ...(isBranchName(target) ? [] : [invalidBranch(target)]),
  ];

  const tryToCommit = async (set: ChangeSet, target: string, check: CommitOptions['check']): AsyncResult<Committed> => {
    const head = await host.readHead(target);
    if (!head.ok) return head;
    const parent = head.value;
    const earlier = await findCommit(host, set, parent);
    if (!earlier.ok) return earlier;
    if (earlier.value !== undefined) return success(committed(earlier.value, 'found'));
    const planned = await plan(set, parent, check);
    if (!planned.ok) return planned;
    if (isEmpty(planned.value)) return success(committed(parent, 'unchanged'));
    const message = renderMessage(set, messageTemplate);
    const { writes, deletions, merged } = planned.value;
    const request = { branch: target, parent, writes, deletions, message, author: set.author, date: now() };
    const result = await host.writeCommit(request);
    if (!result.ok) return result;
    if (target === branch) knownHead.record(result.value.revision);
    return success({ ...committed(result.value.revision, 'committed'), ...result.value, merged });
  };

  return {
    host: host.name,
    branch,
    folders,
    canSuggest: host.hasOneBranch !== true,
    readHead: async (name = branch) => (isBranchName(name) ? readHead(name) : notFound(`The branch "${name}"`)),
    knownHead,
    readTree: async (revision) => (isRevision(revision) ? readFolders(host, revision, folders) : noCommit(revision)),
    async readFile(revision, path) {
      if (!isRevision(revision)) return noCommit(revision);
      if (checkPath(path, folders) !== undefined) return notFound(`The file "${path}"`);
      const entries = await host.findEntries(revision, [path]);
      if (!entries.ok) return entries;
      const entry = entries.value.get(path);
      return entry?.kind === 'file' ? host.readBlob(revision, entry) : notFound(`The file "${path}"`);
    },
    readFiles: (revision, entries) => readFiles(host, revision, entries),
    async *readVersions(revision, path) {
      if (!isRevision(revision)) yield noCommit(revision);
      else if (checkPath(path, folders) !== undefined) yield notFound(`The file "${path}"`);
      else yield* readVersions({ host, folders, revision, path, max: MAX_VERSIONS });
    },
    async listChanges(from, to) {
      if (!isRevision(from) || !isRevision(to)) return noCommit(isRevision(from) ? to : from);
      const before = await readFolders(host, from, folders);
      if (!before.ok) return before;
      const after = await readFolders(host, to, folders);
      return after.ok ? success(compareTrees(before.value, after.value)) : after;
    },
    async readHistory(path, max) {
      if (checkPath(path, folders) !== undefined) return notFound(`The file "${path}"`);
      const head = await host.readHead(branch);
      if (!head.ok) return head;
      const followed = await followFile({ host, folders, revision: head.value, path, max });
      return followed.ok ? success({ commits: followed.value.commits, hasMore: followed.value.hasMore }) : followed;
    },
    async commit(set, { branch: target = branch, check } = {}) {
      const problems = findProblems(set, target);
      if (problems.length > 0) return invalidChangeSet(problems);
      return queue(async () => {
        for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
          const result = await tryToCommit(set, target, check);
          if (result.ok || result.error.code !== 'moved') return result;
        }
        return moved(target);
      });
    },
    async isCommitted(set, { branch: target = branch } = {}) {
      const head = await host.readHead(target);
      if (!head.ok) return head.error.code === 'not-found' ? success(false) : head;
      const earlier = await findCommit(host, set, head.value);
      return earlier.ok ? success(earlier.value !== undefined) : earlier;
    },
    async tryCommit(set, { branch: target = branch, check } = {}) {
      const problems = findProblems(set, target);
      if (problems.length > 0) return invalidChangeSet(problems);
      const head = await host.readHead(target);
      if (!head.ok) return head;
      const planned = await plan(set, head.value, check);
      if (!planned.ok) return planned;
      const { writes, deletions, merged } = planned.value;
      return success({ parent: head.value, merged, paths: [...writes, ...deletions].map(({ path }) => path) });
    },
    async createBranch(name, revision) {
      if (!isRevision(revision)) return noCommit(revision);
      return isBranchName(name) ? host.createBranch(name, revision) : invalidChangeSet([invalidBranch(name)]);
    },
    openPullRequest: (input) => host.openPullRequest(input),
    async readBuildState(revision) {
      if (!isRevision(revision)) return noCommit(revision);
      return (await host.readBuildState?.(revision)) ?? success(undefined);
    },
  };
}

function isEmpty({ writes, deletions }: CommitPlan): boolean {
  return writes.length + deletions.length === 0;
}

function isRevision(text: string): boolean {
  return revisionSchema.safeParse(text).success;
}

function noCommit(revision: string): ReturnType<typeof notFound> {
  return notFound(`The commit "${revision}"`);
}

function invalidBranch(path: string): PathProblem {
  return { path, reason: 'is not the name of a branch' };
}

function assertFolder(folder: string): void {
  const reason = checkSpelling(folder);
  if (reason === undefined) return;
  throw studioError(
    'studio/folder',
    `The folder "${folder}" of the studio ${describeReason(reason)}.`,
    'Write folders from the root of the repository, such as "content" or "docs/public".',
  );
}

/** Returns the commit of this change set if it already exists. */
async function findCommit(host: GitHost, set: ChangeSet, head: string): AsyncResult<string | undefined> {
  if (head === set.base) return success(undefined);
  const commits = await host.listCommits(set.base, head);
  if (!commits.ok) return commits;
  return success(commits.value.find(({ message }) => readChangeSetId(message) === set.id)?.revision);
}

function committed(revision: string, outcome: Committed['outcome']): Committed {
  return { revision, outcome, merged: [], staleWorkingTrees: [] };
}

function invalidContent(problems: readonly ContentProblem[]): ReturnType<typeof failure> {
  const [first] = problems;
  const location = first && `${first.path}${first.line === undefined ? '' : `:${first.line}`}`;
  return failure({
    code: 'invalid-content',
    problems,
    message: `The content has errors, so nothing was committed. ${location}: ${first?.reason}`,
    hint: 'Correct the content and publish again.',
  });
}
