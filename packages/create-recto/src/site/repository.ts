import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Terminal } from '../terminal.ts';

const run = promisify(execFile);

type Environment = Terminal['env'];

/** Whether a repository can be started at a place: not without git, and not inside of another one. */
export type RepositoryState = 'free' | 'inside' | 'no git';

export async function repositoryState(target: string, env: Environment): Promise<RepositoryState> {
  // git itself would not tell of a repository that belongs to somebody else.
  if (withParents(target).some((folder) => existsSync(join(folder, '.git')))) return 'inside';
  try {
    await run('git', ['--version'], { env });
    return 'free';
  } catch {
    return 'no git';
  }
}

/** Starts a repository with everything in its first commit. Gives `false` where git refuses: it may not know by whom. */
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
  // A command that is run from a hook is told of a repository that is not meant here.
  const { GIT_DIR: _folder, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...rest } = env;
  await run('git', parameters, { cwd: folder, env: rest });
}
