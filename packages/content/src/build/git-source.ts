import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rename, rm } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ContentError } from '../errors.ts';

const run = promisify(execFile);
const PROTOCOLS = new Set(['https:', 'ssh:', 'git:', 'file:']);
const TIMEOUT_MS = 120_000;

/** A folder of a git repository. */
export interface RepositoryFolder {
  /** URL or absolute path of the repository. */
  repository: string;
  branch: string | undefined;
  /** Folder of the repository that contains the content. */
  folder: string;
}

/**
 * Fetches the newest version of a repository into the cache, and returns the folder of its content. If the repository
 * cannot be reached, the last fetched version is used with a warning; without one it is an error.
 */
export async function fetchRepository(
  source: RepositoryFolder,
  cache: string,
  onWarning: (warning: ContentError) => void,
): Promise<string> {
  const url = checkUrl(source.repository);
  const branch = checkBranch(source.branch);
  const name = createHash('sha256').update(`${url}\0${branch}`).digest('hex').slice(0, 16);
  const clone = join(cache, name);
  await mkdir(cache, { recursive: true });
  const shownUrl = withoutSecrets(url);
  const warn = (error: unknown): void => {
    onWarning(
      gitError(
        'source/git-old',
        `The repository ${shownUrl} cannot be fetched, so the last fetched version is used:`,
        error,
      ),
    );
  };
  try {
    if (existsSync(clone)) await update(clone, branch, warn);
    else await cloneInto(clone, url, branch);
  } catch (error) {
    throw gitError('source/git', `The repository ${shownUrl} cannot be fetched:`, error);
  }
  return await folderInside(clone, source.folder);
}

/** Clones into a temporary folder and renames it, so that an interrupted clone is never used. */
async function cloneInto(clone: string, url: string, branch: string): Promise<void> {
  const unfinished = await mkdtemp(`${clone}-`);
  try {
    const branchOption = branch === '' ? [] : ['--branch', branch];
    await git(['clone', '--quiet', '--depth', '1', '--no-tags', ...branchOption, '--', url, unfinished]);
    await rename(unfinished, clone);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function update(clone: string, branch: string, onUnreachable: (error: unknown) => void): Promise<void> {
  let state = 'FETCH_HEAD';
  try {
    await git(['-C', clone, 'fetch', '--quiet', '--depth', '1', '--', 'origin', branch === '' ? 'HEAD' : branch]);
  } catch (error) {
    onUnreachable(error);
    // Resets to the last fetched commit: an interrupted build may have left files of two commits.
    state = 'HEAD';
  }
  await git(['-C', clone, 'reset', '--quiet', '--hard', state]);
}

/** Runs git without a shell. Hooks of a repository are disabled, and symbolic links become small text files. */
async function git(parameters: readonly string[]): Promise<void> {
  const safe = ['-c', 'core.symlinks=false', '-c', 'core.hooksPath=/dev/null', '-c', 'protocol.ext.allow=never'];
  await run('git', [...safe, ...parameters], {
    timeout: TIMEOUT_MS,
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
  });
}

function checkUrl(source: string): string {
  if (isAbsolute(source)) return pathToFileURL(source).href;
  const url = URL.parse(source);
  // `ssh://-oProxyCommand=…` would be read as an option.
  if (url && PROTOCOLS.has(url.protocol) && !url.hostname.startsWith('-')) return source;
  throw new ContentError(
    'source/address',
    `"${withoutSecrets(source)}" is not the URL of a repository.`,
    'Write a URL that starts with https:, ssh:, git: or file:, or an absolute path.',
  );
}

function checkBranch(branch = ''): string {
  if (/^(?![-/])[\w./-]*$/u.test(branch) && !branch.includes('..')) return branch;
  throw new ContentError(
    'source/branch',
    `"${branch}" is not a valid name of a branch.`,
    'Write the branch as git lists it: letters, digits, ".", "_", "-" and "/".',
  );
}

/** Resolves a folder of the clone. Symbolic links must not lead out of the clone. */
async function folderInside(clone: string, folder: string): Promise<string> {
  const root = await realpath(clone);
  const resolved = await realpath(join(root, folder)).catch(() => undefined);
  if (resolved === root || resolved?.startsWith(root + sep)) return resolved;
  throw new ContentError(
    'source/folder',
    `The repository has no folder "${folder}".`,
    'Write the path of a folder relative to the root of the repository.',
  );
}

function gitError(code: string, message: string, error: unknown): ContentError {
  return new ContentError(
    code,
    `${message} ${withoutSecrets(gitMessage(error))}`,
    'Check its URL and branch, and that git can fetch it on this machine without a password prompt.',
  );
}

function gitMessage(error: unknown): string {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  return (output === '' ? String(error) : output).replaceAll(/\s+/gu, ' ');
}

/** Removes credentials from URLs, because a token must not appear in logs. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(/\/\/[^/@\s]+@/gu, '//');
}
