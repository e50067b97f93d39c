import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ImportError } from '../errors.ts';

const GIT_URL = /^(?:https?|ssh|git|file):\/\/|^[\w.-]+@[\w.-]+:/u;
const TIMEOUT_MS = 300_000;

/** Whether the source of an import is a git URL. */
export function isGitUrl(from: string): boolean {
  return GIT_URL.test(from);
}

/**
 * Clones the newest commit of a repository to a temporary folder, without hooks, and passes the folder to `use`. The
 * folder is deleted afterwards.
 */
export async function withClone<T>(url: string, use: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'recto-import-'));
  try {
    await clone(url, folder);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function clone(url: string, folder: string): Promise<void> {
  const settings = ['-c', 'core.hooksPath=/dev/null'];
  try {
    await promisify(execFile)('git', [...settings, 'clone', '--quiet', '--depth=1', '--', url, folder], {
      timeout: TIMEOUT_MS,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
    });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new ImportError(
      'source/clone',
      `The repository ${url} could not be cloned: ${stderr.trim().split('\n').at(-1) ?? ''}`,
      'Check the URL and your access, or clone the repository yourself and import its folder.',
    );
  }
}
