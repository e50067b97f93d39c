import { readdir } from 'node:fs/promises';
import { join, matchesGlob, relative, sep } from 'node:path';
import type { Source } from '../collections/source.ts';

/** Lists every file below `root`, with `/` between folders, in a stable order. Symbolic links are not followed. */
export async function listFiles(root: string): Promise<string[]> {
  return (await filesBelow(root, '')).sort();
}

/**
 * Reads folder by folder: `readdir` with `recursive` would follow symbolic links to folders, also out of the root. A
 * folder that is deleted meanwhile has no files.
 */
async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
    if (folder === '' || !isMissing(error)) throw error;
    return [];
  });
  const files: string[] = [];
  for (const entry of entries) {
    const name = folder + entry.name;
    if (isHidden(name)) continue;
    if (entry.isFile()) files.push(name);
    else if (entry.isDirectory()) files.push(...(await filesBelow(root, `${name}/`)));
  }
  return files;
}

/** Whether reading failed because the file was deleted, or because a file was replaced by a folder or the reverse. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(String(error.code));
}

/** Path of a file relative to `root`, with `/` between folders. */
export function toFileName(root: string, absolute: string): string {
  return relative(root, absolute).split(sep).join('/');
}

/** Hidden files, backup files of editors and `node_modules` are never content, whatever a pattern matches. */
function isHidden(file: string): boolean {
  const isOurs = isNavigationFile(file);
  const segments = file.split('/');
  const visible = isOurs ? segments.slice(0, -1) : segments;
  return file.endsWith('~') || visible.some((segment) => segment.startsWith('.') || segment === 'node_modules');
}

/** Whether a file is `.navigation.yml`, `.yaml` or `.json`, which describes its folder. */
export function isNavigationFile(file: string): boolean {
  return /(?:^|\/)\.navigation\.(?:yml|yaml|json)$/u.test(file);
}

type Patterns = Pick<Source, 'include' | 'exclude' | 'prefix'>;

/**
 * Returns the path of a file in the URLs of a source, or `undefined` if the source does not include it. In the folder
 * of a language, patterns are relative to that folder.
 */
export function pathInSource(file: string, source: Patterns, locales: readonly string[]): string | undefined {
  if (file.startsWith('../') || isHidden(file)) return undefined;
  const [first = '', ...others] = file.split('/');
  const locale = others.length > 0 && locales.includes(first) ? first : undefined;
  const name = locale === undefined ? file : others.join('/');
  const isIn = (pattern: string): boolean => sampleNames(name).some((sample) => matchesGlob(sample, pattern));
  const pattern = source.include.find(isIn);
  if (pattern === undefined || source.exclude.some(isIn)) return undefined;
  if (source.prefix === undefined) return file;
  const relativeName = name.slice(staticPrefix(pattern, name).length);
  return [locale ?? '', source.prefix, relativeName]
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .join('/');
}

/**
 * Returns the names that patterns are tested with. A navigation file is tested as a page of its folder, because it
 * belongs to every source that includes pages there.
 */
function sampleNames(name: string): string[] {
  if (!isNavigationFile(name)) return [name];
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  return ['index.md', 'navigation.yml'].map((sample) => folder + sample);
}

/** Returns the folders of a pattern before its first wildcard: `docs/guide/` of `docs/guide/*.md`. */
export function staticPrefix(pattern: string, name: string): string {
  const wild = pattern.search(/[*?[\]{}!]/u);
  const fixed = wild === -1 ? name : pattern.slice(0, wild);
  return fixed.slice(0, fixed.lastIndexOf('/') + 1);
}
