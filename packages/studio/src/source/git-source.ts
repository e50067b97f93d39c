import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createGit } from '../repository/local/run-git.ts';
import type { Git, GitRun } from '../repository/local/run-git.ts';
import { applyPlan } from './apply-plan.ts';
import { createQueue } from '../queue/create-queue.ts';
import type { SourceFolder } from './source-folder.ts';

/** Options of `createGitSource`. */
export interface GitSourceOptions {
  /** A folder inside the repository, or a bare repository. */
  repository: string;
  /** Folder in which the clone is created; the clone is managed by the studio alone. */
  folder: string;
  /** Required folders of the repository. */
  folders: readonly string[];
}

/**
 * Creates a clone that shares the objects of a local repository, so that a new commit is available at once with its
 * history. The repository and its working trees are not affected.
 */
export function createGitSource({ repository, folder: parentFolder, folders }: GitSourceOptions): SourceFolder {
  // A subfolder, because its content is deleted and the configured folder may contain other files.
  const folder = resolve(parentFolder, 'clone');
  const git = createGit(folder);
  const queue = createQueue();

  const clone = async (): Promise<void> => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(dirname(folder), { recursive: true });
    const origin = createGit(repository);
    const common = (await succeed(origin, ['rev-parse', '--path-format=absolute', '--git-common-dir'])).trim();
    await succeed(origin, [
      'clone',
      '--quiet',
      '--shared',
      '--no-checkout',
      '--no-tags',
      '--template=',
      common,
      folder,
    ]);
    // A link in content could lead to any file of the machine, so it is checked out as a file that contains its target.
    for (const [name, value] of SETTINGS) await succeed(git, ['config', name, value]);
    await succeed(git, ['sparse-checkout', 'set', '--cone', '--', ...folders]);
  };

  const checkout = async (revision: string): Promise<void> => {
    await succeed(git, ['checkout', '--quiet', '--force', '--detach', revision]);
    await succeed(git, ['clean', '--quiet', '-ffdx']);
  };

  return {
    use: (work) =>
      queue(async () =>
        work({
          async checkout(revision) {
            if (!existsSync(join(folder, '.git'))) await clone();
            try {
              await checkout(revision);
            } catch {
              // The checkout failed, for example because a stopped server has left a lock file. The clone is created
              // again, because it contains no other data.
              await clone();
              await checkout(revision);
            }
            return { root: folder };
          },
          apply: async (plan) => {
            await applyPlan(folder, plan);
          },
        }),
      ),
  };
}

const SETTINGS = [
  ['core.symlinks', 'false'],
  ['core.autocrlf', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['gc.auto', '0'],
] as const;

/** Maximum duration of a checkout, in milliseconds. */
const TIMEOUT = 600_000;

async function succeed(git: Git, parameters: readonly string[]): Promise<string> {
  const run: GitRun = await git(parameters, { timeout: TIMEOUT });
  if (run.code !== 0) throw new Error(`git ${parameters[0]} failed: ${run.errors.trim()}`);
  return run.output.toString('utf8');
}
