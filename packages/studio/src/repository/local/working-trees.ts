import { existsSync } from 'node:fs';
import type { CommitRequest } from '../git-host.ts';
import { failure, success } from '../repository-error.ts';
import type { AsyncResult } from '../repository-error.ts';
import { readFailure, unavailable } from './git-failure.ts';
import { createGit } from './run-git.ts';
import type { Git } from './run-git.ts';

/** Returns the folders in which a branch is checked out. */
export async function listWorkingTrees(git: Git, branch: string): AsyncResult<string[]> {
  const listed = await git(['worktree', 'list', '--porcelain', '-z']);
  if (listed.code !== 0) return readFailure(listed, 'The git repository');
  const trees = listed.output
    .toString('utf8')
    .split('\0\0')
    .map((block) => block.split('\0'))
    .filter((lines) => lines.includes(`branch refs/heads/${branch}`))
    .flatMap((lines) => lines.find((line) => line.startsWith('worktree '))?.slice('worktree '.length) ?? []);
  return success(trees.filter((folder) => existsSync(folder)));
}

/**
 * Updates a working tree from one commit to another, as `git pull` does: uncommitted changes are kept. If they would be
 * overwritten, nothing is changed and the result is `false`.
 */
export async function switchWorkingTree(folder: string, from: string, to: string): Promise<boolean> {
  const git = createGit(folder);
  await git(['update-index', '-q', '--refresh']);
  const { code } = await git(['read-tree', '-m', '-u', from, to]);
  return code === 0;
}

/** Updates all working trees of a branch to a commit, or none of them. */
export async function switchWorkingTrees(
  folders: readonly string[],
  from: string,
  to: string,
  { writes, deletions }: Pick<CommitRequest, 'writes' | 'deletions'>,
): AsyncResult<void> {
  const done: string[] = [];
  for (const folder of folders) {
    if (await switchWorkingTree(folder, from, to)) {
      done.push(folder);
      continue;
    }
    for (const other of done) await switchWorkingTree(other, to, from);
    return explain(
      folder,
      [...writes, ...deletions].map(({ path }) => path),
    );
  }
  return success(undefined);
}

/** Returns why a working tree could not be updated: uncommitted changes, or another running git command. */
async function explain(folder: string, paths: readonly string[]): AsyncResult<void> {
  const status = await createGit(folder)([
    'status',
    '--porcelain',
    '-z',
    '--untracked-files=all',
    '--no-renames',
    '--',
    ...paths,
  ]);
  const edited = status.output
    .toString('utf8')
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => line.slice(3));
  if (edited.length === 0) return unavailable(`Another git command is running in ${folder}.`);
  return failure({
    code: 'working-tree',
    paths: edited,
    message: `Files with uncommitted changes in the working tree would be overwritten: ${edited.join(', ')}`,
    hint: `Commit or stash them in ${folder}, then publish again; or publish to a branch that is not checked out.`,
  });
}
