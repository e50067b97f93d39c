import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommitRequest } from '../git-host.ts';
import { success } from '../repository-error.ts';
import type { AsyncResult } from '../repository-error.ts';
import { readFailure } from './git-failure.ts';
import type { Git, GitRun } from './run-git.ts';

/** Writes the tree of a commit using a temporary index. Working trees and their index are not used. */
export async function writeTree(git: Git, request: CommitRequest): AsyncResult<string> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-index-'));
  try {
    return await writeThroughIndex(git, request, { GIT_INDEX_FILE: join(folder, 'index') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeThroughIndex(
  git: Git,
  request: CommitRequest,
  environment: Record<string, string>,
): AsyncResult<string> {
  const read = await git(['read-tree', request.parent], { environment });
  if (read.code !== 0) return readFailure(read, 'The commit');
  const lines: string[] = request.deletions.map(({ path, previous }) => `0 ${'0'.repeat(previous.length)}\t${path}\0`);
  for (const { path, bytes, executable } of request.writes) {
    const stored = await git(['hash-object', '-w', '--stdin'], { input: bytes });
    if (stored.code !== 0) return readFailure(stored, `The file "${path}"`);
    lines.push(`${executable ? '100755' : '100644'} ${outputText(stored)}\t${path}\0`);
  }
  const updated = await git(['update-index', '-z', '--index-info'], { input: lines.join(''), environment });
  if (updated.code !== 0) return readFailure(updated, 'The commit');
  const result = await git(['write-tree'], { environment });
  return result.code === 0 ? success(outputText(result)) : readFailure(result, 'The tree');
}

/** Returns the output of a git command as trimmed text. */
export function outputText({ output }: GitRun): string {
  return output.toString('utf8').trim();
}
