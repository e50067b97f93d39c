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
import type { BuildState, GitHost, PullRequest, PullRequestOrder, TreeEntry } from './git-host.ts';
import { readFiles } from './read-files.ts';
import { readFolders, reconcile } from './reconcile.ts';
import type { CommitPlan } from './reconcile.ts';
import { crashed, failure, invalidChangeSet, moved, notFound, success } from './repository-error.ts';
import type { Answer, ContentProblem, PathProblem } from './repository-error.ts';

/** How often a commit is tried on a newer head, before the caller is told that the branch moves too fast. */
const MOST_TRIES = 5;

/** Versions of a file that are listed. */
const MOST_VERSIONS = 200;

/** The files that the studio edits, in whatever place stores them. */
export interface Repository {
  readonly host: string;
  /** The branch that is published. */
  readonly branch: string;
  /** Folders that the studio may touch. */
  readonly folders: readonly string[];
  readHead: (branch?: string) => Answer<string>;
  /** Files in the folders of the studio. */
  readTree: (revision: string) => Answer<TreeEntry[]>;
  readFile: (revision: string, path: string) => Answer<Uint8Array>;
  /** Bytes of files that `readTree` has given, by their ids. */
  readFiles: (revision: string, entries: readonly TreeEntry[]) => Answer<Map<string, Uint8Array>>;
  /** The newest versions of a file, for `readFiles`. Empty where the host cannot tell them. */
  listVersions: (revision: string, path: string) => Answer<TreeEntry[]>;
  /** What was changed in the folders of the studio. */
  listChanges: (from: string, to: string) => Answer<RevisionChange[]>;
  /** Commits that have changed a file, over its renames, and no more than `most` of them. */
  readHistory: (path: string, most: number) => Answer<FileHistory>;
  commit: (set: ChangeSet, options?: CommitOptions) => Answer<Committed>;
  /** Whether there is a commit of a change set. */
  isCommitted: (set: ChangeSet, options?: Pick<CommitOptions, 'branch'>) => Answer<boolean>;
  /** Says what a commit would do, and commits nothing. */
  tryCommit: (set: ChangeSet, options?: CommitOptions) => Answer<PlannedCommit>;
  createBranch: (name: string, revision: string) => Answer<void>;
  openPullRequest: (order: PullRequestOrder) => Answer<PullRequest>;
  /** What the host says about builds of a commit; `undefined` where it knows of none. */
  readBuildState: (revision: string) => Answer<BuildState | undefined>;
}

export interface RepositoryOptions {
  host: GitHost;
  branch: string;
  /** Folders that the studio may touch, from the root of the repository: `docs/content` and `docs/public`. */
  folders: readonly string[];
  /** First line of commit messages. */
  messageTemplate?: string;
  /** The current time. */
  now?: () => number;
}

export interface CommitOptions {
  /** `branch` of the repository unless given. */
  branch?: string;
  /** Called with what will be committed, merged edits included. Problems stop the commit. */
  check?: (plan: CommitPlan, parent: string) => Promise<readonly ContentProblem[]>;
}

interface PlannedCommit {
  /** The commit that it would be put on. */
  parent: string;
  /** Files in which edits of others would be merged. */
  merged: readonly string[];
  /** Files that would be written or deleted. */
  paths: readonly string[];
}

export interface Committed {
  revision: string;
  /** `found` where a commit of this change set was there already, `unchanged` where the branch has its content. */
  outcome: 'committed' | 'found' | 'unchanged';
  /** Files in which edits of others were merged. */
  merged: readonly string[];
  staleWorkingTrees: readonly string[];
}

export function createRepository(options: RepositoryOptions): Repository {
  const { host, branch, folders, messageTemplate, now = Date.now } = options;
  for (const folder of folders) assertFolder(folder);
  /** Commits of this server wait for each other, so that only other writers can move the branch under them. */
  const queue = createQueue();

  /** What is to be done on the newest commit, checked. */
  const plan = async (set: ChangeSet, parent: string, check: CommitOptions['check']): Answer<CommitPlan> => {
    const planned = await reconcile(host, set, parent, folders);
    if (!planned.ok || isEmpty(planned.value)) return planned;
    try {
      const problems = (await check?.(planned.value, parent)) ?? [];
      return problems.length > 0 ? refused(problems) : planned;
    } catch (error) {
      return crashed('The content could not be checked', error);
    }
  };

  const findProblems = (set: ChangeSet, target: string): PathProblem[] => [
    ...checkChangeSet(set, folders),
    ...(isBranchName(target) ? [] : [badBranch(target)]),
  ];

  const tryToCommit = async (set: ChangeSet, target: string, check: CommitOptions['check']): Answer<Committed> => {
    const head = await host.readHead(target);
    if (!head.ok) return head;
    const parent = head.value;
    const found = await findCommit(host, set, parent);
    if (!found.ok) return found;
    if (found.value !== undefined) return success(committed(found.value, 'found'));
    const planned = await plan(set, parent, check);
    if (!planned.ok) return planned;
    if (isEmpty(planned.value)) return success(committed(parent, 'unchanged'));
    const message = renderMessage(set, messageTemplate);
    const { writes, deletions, merged } = planned.value;
    const order = { branch: target, parent, writes, deletions, message, author: set.author, date: now() };
    const written = await host.writeCommit(order);
    if (!written.ok) return written;
    return success({ ...committed(written.value.revision, 'committed'), ...written.value, merged });
  };

  return {
    host: host.name,
    branch,
    folders,
    readHead: async (name = branch) => (isBranchName(name) ? host.readHead(name) : notFound(`The branch "${name}"`)),
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
    async listVersions(revision, path) {
      if (!isRevision(revision)) return noCommit(revision);
      if (checkPath(path, folders) !== undefined) return notFound(`The file "${path}"`);
      if (!host.listVersions) return success([]);
      const followed = await followFile({ host, folders, revision, path, most: MOST_VERSIONS });
      if (!followed.ok) return followed;
      const versions: TreeEntry[] = [];
      for (const stretch of followed.value.stretches) {
        const listed = await host.listVersions(stretch.revision, stretch.path, MOST_VERSIONS - versions.length);
        if (!listed.ok) return listed;
        versions.push(...listed.value);
      }
      return success(versions);
    },
    async listChanges(from, to) {
      if (!isRevision(from) || !isRevision(to)) return noCommit(isRevision(from) ? to : from);
      const before = await readFolders(host, from, folders);
      if (!before.ok) return before;
      const after = await readFolders(host, to, folders);
      return after.ok ? success(compareTrees(before.value, after.value)) : after;
    },
    async readHistory(path, most) {
      if (checkPath(path, folders) !== undefined) return notFound(`The file "${path}"`);
      const head = await host.readHead(branch);
      if (!head.ok) return head;
      const followed = await followFile({ host, folders, revision: head.value, path, most });
      return followed.ok ? success({ commits: followed.value.commits, hasMore: followed.value.hasMore }) : followed;
    },
    async commit(set, { branch: target = branch, check } = {}) {
      const problems = findProblems(set, target);
      if (problems.length > 0) return invalidChangeSet(problems);
      return queue(async () => {
        for (let tries = 0; tries < MOST_TRIES; tries += 1) {
          const result = await tryToCommit(set, target, check);
          if (result.ok || result.error.code !== 'moved') return result;
        }
        return moved(target);
      });
    },
    async isCommitted(set, { branch: target = branch } = {}) {
      const head = await host.readHead(target);
      if (!head.ok) return head.error.code === 'not-found' ? success(false) : head;
      const found = await findCommit(host, set, head.value);
      return found.ok ? success(found.value !== undefined) : found;
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
      return isBranchName(name) ? host.createBranch(name, revision) : invalidChangeSet([badBranch(name)]);
    },
    openPullRequest: (order) => host.openPullRequest(order),
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

function badBranch(path: string): PathProblem {
  return { path, reason: 'is not the name of a branch' };
}

function assertFolder(folder: string): void {
  const reason = checkSpelling(folder);
  if (reason === undefined) return;
  throw studioError(
    'studio/folder',
    `The folder "${folder}" of the studio ${describeReason(reason)}.`,
    'Name folders from the root of the repository, such as "content" or "docs/public".',
  );
}

/** The commit that was made from this change set, if somebody has made it. */
async function findCommit(host: GitHost, set: ChangeSet, head: string): Answer<string | undefined> {
  if (head === set.base) return success(undefined);
  const commits = await host.listCommits(set.base, head);
  if (!commits.ok) return commits;
  return success(commits.value.find(({ message }) => readChangeSetId(message) === set.id)?.revision);
}

function committed(revision: string, outcome: Committed['outcome']): Committed {
  return { revision, outcome, merged: [], staleWorkingTrees: [] };
}

function refused(problems: readonly ContentProblem[]): ReturnType<typeof failure> {
  const [first] = problems;
  const place = first && `${first.path}${first.line === undefined ? '' : `:${first.line}`}`;
  return failure({
    code: 'invalid-content',
    problems,
    message: `The content has errors, so nothing was committed. ${place}: ${first?.reason}`,
    hint: 'Correct the content and publish again.',
  });
}
