import type { TreeEntry } from '../git-host.ts';
import { notFound, success } from '../repository-error.ts';
import type { AsyncResult } from '../repository-error.ts';
import { readFailure } from './git-failure.ts';
import type { Git } from './run-git.ts';

/** Returns the bytes of several files by their ids, using one git process. */
export async function readBlobs(git: Git, entries: readonly TreeEntry[]): AsyncResult<Map<string, Uint8Array>> {
  const run = await git(['cat-file', '--batch'], { input: entries.map(({ id }) => `${id}\n`).join('') });
  if (run.code !== 0) return readFailure(run, 'The files');
  const files = new Map<string, Uint8Array>();
  let position = 0;
  for (const { id, path } of entries) {
    // Each entry is a line with id, type and size, followed by its bytes and a line break.
    const end = run.output.indexOf('\n', position);
    const [, type, size] = run.output.toString('latin1', position, end).split(' ');
    if (end === -1 || type !== 'blob') return notFound(`The file "${path}"`);
    const start = end + 1;
    position = start + Number(size) + 1;
    files.set(id, run.output.subarray(start, position - 1));
  }
  return success(files);
}
