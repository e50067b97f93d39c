import type { TreeEntry } from '../git-host.ts';
import { notFound, success } from '../repository-error.ts';
import type { AsyncResult } from '../repository-error.ts';
import { readFailure } from './git-failure.ts';
import type { Git } from './run-git.ts';

/** Returns the bytes of several files by their ids, using one git process. */
export async function readBlobs(git: Git, entries: readonly TreeEntry[]): AsyncResult<Map<string, Uint8Array>> {
  const read = await readObjects(
    git,
    entries.map(({ id }) => id),
  );
  if (!read.ok) return read;
  const files = new Map<string, Uint8Array>();
  for (const [index, { id, path }] of entries.entries()) {
    const bytes = read.value[index];
    if (!bytes) return notFound(`The file "${path}"`);
    files.set(id, bytes);
  }
  return success(files);
}

/**
 * Returns the bytes of several files by their names for git, such as `commit:path`, using one git process; `undefined`
 * where there is no file.
 */
export async function readObjects(git: Git, names: readonly string[]): AsyncResult<(Uint8Array | undefined)[]> {
  const run = await git(['cat-file', '--batch'], { input: names.map((name) => `${name}\n`).join('') });
  if (run.code !== 0) return readFailure(run, 'The files');
  let position = 0;
  return success(
    names.map(() => {
      // Each entry is a line with id, type and size, followed by its bytes and a line break, or a line that ends with
      // "missing".
      const end = run.output.indexOf('\n', position);
      const [, type, size] = /^[0-9a-f]+ (\w+) (\d+)$/u.exec(run.output.toString('latin1', position, end)) ?? [];
      const start = end + 1;
      position = size === undefined ? start : start + Number(size) + 1;
      return type === 'blob' ? run.output.subarray(start, position - 1) : undefined;
    }),
  );
}
