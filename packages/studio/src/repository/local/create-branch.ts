import { branchExists, success } from '../repository-error.ts';
import type { AsyncResult } from '../repository-error.ts';
import { readFailure, remoteFailure } from './git-failure.ts';
import type { Remote } from './remote.ts';
import type { Git } from './run-git.ts';

/** Creates a branch, in the remote if there is one. */
export async function createBranch(
  git: Git,
  remote: Remote | undefined,
  name: string,
  revision: string,
): AsyncResult<void> {
  const ref = `refs/heads/${name}`;
  if (remote) {
    const run = await remote.run([
      'push',
      '--porcelain',
      `--force-with-lease=${ref}:`,
      remote.name,
      `${revision}:${ref}`,
    ]);
    if (run.code === 0) return run.output.toString('utf8').includes('\n=\t') ? branchExists(name) : success(undefined);
    const reason = remoteFailure(run, name, remote.hide);
    return reason.error.code === 'moved' ? branchExists(name) : reason;
  }
  const run = await git(['update-ref', ref, revision, '0'.repeat(revision.length)]);
  if (run.code === 0) return success(undefined);
  return run.errors.includes('already exists') ? branchExists(name) : readFailure(run, `The commit ${revision}`);
}
