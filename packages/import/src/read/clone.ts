import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ImportError } from '../errors.ts';
import { withoutCredentials } from './git-url.ts';
import type { GitUrl } from './git-url.ts';

const TIMEOUT_MS = 300_000;

/** Git does not ask for a password, because the command would wait for ever; stored credentials and SSH keys are used. */
const ENVIRONMENT = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS: '',
  GCM_INTERACTIVE: 'never',
  // The messages are compared with English texts.
  LC_ALL: 'C',
};

/**
 * Clones the newest commit of a repository to a temporary folder, without hooks, and passes the folder to `use`. The
 * folder is deleted afterwards.
 */
export async function withClone<T>(url: GitUrl, use: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'recto-import-'));
  try {
    await clone(url, folder);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function clone({ repository, branch }: GitUrl, folder: string): Promise<void> {
  const settings = ['-c', 'core.hooksPath=/dev/null'];
  const options = ['--quiet', '--depth=1', ...(branch === undefined ? [] : [`--branch=${branch}`])];
  const { GIT_SSH_COMMAND: ssh = 'ssh -o BatchMode=yes' } = process.env;
  try {
    const running = promisify(execFile)('git', [...settings, 'clone', ...options, '--', repository, folder], {
      timeout: TIMEOUT_MS,
      env: { ...process.env, ...ENVIRONMENT, GIT_SSH_COMMAND: ssh },
    });
    running.child.stdin?.end();
    await running;
  } catch (error) {
    throw cloneError(repository, branch, error as CloneFailure);
  }
}

interface CloneFailure {
  stderr?: string;
  /** Exit code of git, or the reason why it could not be started. */
  code?: number | string;
  /** Whether git was stopped after the time limit. */
  killed?: boolean;
}

const NO_ACCESS =
  /could not read (?:Username|Password)|Authentication failed|Permission denied|returned error: 40[13]/u;
const NO_BRANCH = /Remote branch .* not found/u;

function cloneError(repository: string, branch: string | undefined, failure: CloneFailure): ImportError {
  const { stderr = '', code, killed } = failure;
  const name = withoutCredentials(repository);
  if (code === 'ENOENT') {
    return new ImportError(
      'source/git',
      `The repository ${name} cannot be cloned, because git is not installed.`,
      'Install git, or download the repository and import its folder.',
    );
  }
  if (NO_ACCESS.test(stderr)) {
    return new ImportError(
      'source/access',
      `The repository ${name} needs a password or a key, or it does not exist.`,
      'Store your credentials in git, use a URL for SSH, or clone the repository and import its folder.',
    );
  }
  if (branch !== undefined && NO_BRANCH.test(stderr)) {
    return new ImportError(
      'source/branch',
      `The repository ${name} has no branch or tag "${branch}".`,
      'Correct the name after "#", or leave it out for the default branch.',
    );
  }
  const reason = killed === true ? `it took longer than ${TIMEOUT_MS / 60_000} minutes` : lastLine(stderr);
  return new ImportError(
    'source/clone',
    `The repository ${name} could not be cloned: ${withoutCredentials(reason)}`,
    'Check the URL and your access, or clone the repository yourself and import its folder.',
  );
}

function lastLine(text: string): string {
  return (
    text
      .trim()
      .split('\n')
      .at(-1)
      ?.replace(/^fatal: /u, '') ?? ''
  );
}
