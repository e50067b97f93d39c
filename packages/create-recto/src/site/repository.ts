import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Terminal } from '../terminal.ts';

const run = promisify(execFile);

type Environment = Terminal['env'];

/** Whether a git repository can be created in a folder: not without git, and not inside another repository. */
export type RepositoryState = 'possible' | 'inside' | 'no git';

/** Determines whether a git repository can be created in a folder. */
export async function repositoryState(target: string, env: Environment): Promise<RepositoryState> {
  // git does not report a parent repository that another user owns, so the folders are checked instead.
  if (withParents(target).some((folder) => existsSync(join(folder, '.git')))) return 'inside';
  try {
    await run('git', ['--version'], { env });
    return 'possible';
  } catch {
    return 'no git';
  }
}

/**
 * Creates a repository and commits all files. Returns `false` if git refuses, for example because no author is
 * configured.
 */
export async function startRepository(folder: string, message: string, env: Environment): Promise<boolean> {
  try {
    await git(folder, env, 'init', '--quiet');
    await git(folder, env, 'add', '--all');
    await git(folder, env, 'commit', '--quiet', '--message', message);
    return true;
  } catch {
    return false;
  }
}

function withParents(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...withParents(parent)];
}

async function git(folder: string, env: Environment, ...parameters: string[]): Promise<void> {
  // When this command runs in a git hook, these variables point to an unrelated repository.
  const { GIT_DIR: _folder, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...rest } = env;
  await run('git', parameters, { cwd: folder, env: rest });
}
