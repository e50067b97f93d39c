import { readdirSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { CreateError } from '../errors.ts';

/** Entries that a new or freshly cloned folder may contain. */
const IGNORED_ENTRIES = new Set(['.git', '.DS_Store']);

/** Throws if the target is a file, or a folder that is not empty. */
export function assertEmptyFolder(target: string, currentFolder: string): void {
  const path = displayPath(target, currentFolder);
  if (read(target, () => statSync(target))?.isDirectory() === false) {
    throw new CreateError(`"${path}" is a file, not a folder.`, 'Choose another name.');
  }
  const entries = read(target, () => readdirSync(target)) ?? [];
  const [first, ...others] = entries.filter((name) => !IGNORED_ENTRIES.has(name));
  if (first === undefined) return;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  throw new CreateError(
    `${path === '.' ? 'This folder' : `The folder "${path}"`} is not empty: it contains ${first}${more}.`,
    'Choose another name, or empty it first. Nothing was changed.',
  );
}

/** Returns a path as a user in `currentFolder` would write it. */
export function displayPath(target: string, currentFolder: string): string {
  const short = relative(currentFolder, target);
  if (short === '') return '.';
  return short.startsWith('..') ? resolve(target) : short.split(sep).join('/');
}

/** Reads from the disk; returns `undefined` for a path that does not exist. */
function read<T>(target: string, action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    if (code === 'ENOENT') return undefined;
    throw new CreateError(`"${target}" cannot be read: ${code}.`, 'Choose a folder that you can read.');
  }
}
