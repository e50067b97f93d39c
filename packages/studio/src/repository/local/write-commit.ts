import type { CommitRequest, GitHost, Person, WrittenCommit } from '../git-host.ts';
import { moved, success } from '../repository-error.ts';
import type { AsyncResult } from '../repository-error.ts';
import { readFailure, remoteFailure } from './git-failure.ts';
import type { Remote } from './remote.ts';
import type { Git } from './run-git.ts';
import { signingFailure, signingSettings } from './signing.ts';
import type { SigningKey } from './signing.ts';
import { listWorkingTrees, switchWorkingTree, switchWorkingTrees } from './working-trees.ts';
import { outputText, writeTree } from './write-tree.ts';

interface WriterOptions {
  git: Git;
  remote: Remote | undefined;
  committer: Person | undefined;
  signing: SigningKey | undefined;
}

/** Creates a function that writes commits with git. */
export function createWriter({ git, remote, committer, signing }: WriterOptions): GitHost['writeCommit'] {
  const writeObject = async (request: CommitRequest): AsyncResult<string> => {
    const tree = await writeTree(git, request);
    if (!tree.ok) return tree;
    const run = await git(
      [
        ...signingSettings(signing),
        'commit-tree',
        ...(signing ? ['-S'] : []),
        '-p',
        request.parent,
        '-F',
        '-',
        tree.value,
      ],
      { input: request.message, environment: identities(request, committer ?? request.author) },
    );
    if (run.code === 0) return success(outputText(run));
    return signing ? signingFailure() : readFailure(run, `The commit ${request.parent}`);
  };

  return async (request) => {
    const commit = await writeObject(request);
    if (!commit.ok) return commit;
    return remote ? pushCommit(git, remote, request, commit.value) : storeCommit(git, request, commit.value);
  };
}

/**
 * Updates the branch to the commit. Working trees are updated first: if the server is stopped in between, they show the
 * new files as staged, and an outdated index cannot revert the commit by accident.
 */
async function storeCommit(git: Git, request: CommitRequest, commit: string): AsyncResult<WrittenCommit> {
  const { branch, parent } = request;
  const trees = await listWorkingTrees(git, branch);
  if (!trees.ok) return trees;
  const switched = await switchWorkingTrees(trees.value, parent, commit, request);
  if (!switched.ok) return switched;
  const run = await updateBranch(git, branch, commit, parent);
  if (run.code === 0) return success({ revision: commit, staleWorkingTrees: [] });
  for (const folder of trees.value) await switchWorkingTree(folder, commit, parent);
  return /but expected|unable to resolve/u.test(run.errors)
    ? moved(branch)
    : readFailure(run, `The branch "${branch}"`);
}

/** Pushes the commit. The local branch is updated if possible; a failure there does not affect the commit. */
async function pushCommit(
  git: Git,
  remote: Remote,
  { branch, parent }: CommitRequest,
  commit: string,
): AsyncResult<WrittenCommit> {
  const ref = `refs/heads/${branch}`;
  const lease = `--force-with-lease=${ref}:${parent}`;
  const run = await remote.run(['push', '--porcelain', lease, remote.name, `${commit}:${ref}`]);
  if (run.code !== 0) return remoteFailure(run, branch, remote.hide);
  return success({ revision: commit, staleWorkingTrees: await followRemote(git, branch, commit) });
}

/**
 * Updates the local branch to a pushed commit if it has no other commits. Returns working trees that were not updated.
 */
async function followRemote(git: Git, branch: string, commit: string): Promise<string[]> {
  const local = await git(['rev-parse', '--verify', '--quiet', `refs/heads/${branch}^{commit}`]);
  if (local.code !== 0) return [];
  const head = outputText(local);
  const trees = await listWorkingTrees(git, branch);
  const folders = trees.ok ? trees.value : [];
  const ancestor = await git(['merge-base', '--is-ancestor', head, commit]);
  if (ancestor.code !== 0) return folders;
  const switched = await switchWorkingTrees(folders, head, commit, { writes: [], deletions: [] });
  if (!switched.ok) return folders;
  const run = await updateBranch(git, branch, commit, head);
  if (run.code === 0) return [];
  for (const folder of folders) await switchWorkingTree(folder, commit, head);
  return folders;
}

/** Updates a branch only if it is still at `expected`. */
function updateBranch(git: Git, branch: string, commit: string, expected: string): ReturnType<Git> {
  return git(['update-ref', '-m', 'recto studio: publish', `refs/heads/${branch}`, commit, expected]);
}

function identities({ author, date }: CommitRequest, committer: Person): Record<string, string> {
  const time = `@${Math.floor(date / 1000)} +0000`;
  return {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_AUTHOR_DATE: time,
    GIT_COMMITTER_NAME: committer.name,
    GIT_COMMITTER_EMAIL: committer.email,
    GIT_COMMITTER_DATE: time,
  };
}
