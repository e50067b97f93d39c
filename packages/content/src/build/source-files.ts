import { readFile, readdir } from 'node:fs/promises';
import { join, matchesGlob, relative, sep } from 'node:path';

/** Every file below `root`, with `/` between folders, in a stable order. Links are not followed. */
export async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => toFileName(root, join(entry.parentPath, entry.name)))
    .sort();
}

export function toFileName(root: string, absolute: string): string {
  return relative(root, absolute).split(sep).join('/');
}

/** Whether a file belongs to a source: below its language's folder where it lies in one. */
export function matchesSource(file: string, source: readonly string[], locales: readonly string[]): boolean {
  const [first = '', ...others] = file.split('/');
  const name = others.length > 0 && locales.includes(first) ? others.join('/') : file;
  return source.some((pattern) => matchesGlob(name, pattern));
}

export async function readSource(root: string, file: string): Promise<string> {
  return await readFile(join(root, file), 'utf8');
}
