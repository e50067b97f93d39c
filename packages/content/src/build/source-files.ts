import { readdir } from 'node:fs/promises';
import { join, matchesGlob, relative, sep } from 'node:path';
import type { Source } from '../collections/source.ts';

/** Every file below `root`, with `/` between folders, in a stable order. Links are not followed. */
export async function listFiles(root: string): Promise<string[]> {
  return (await filesBelow(root, '')).sort();
}

/**
 * Folder by folder: `readdir` with `recursive` would follow links to folders, out of the root too. A folder that is
 * deleted meanwhile has no files.
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

/** Whether reading failed because the file was deleted, or because a file and a folder have replaced each other. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(String(error.code));
}

export function toFileName(root: string, absolute: string): string {
  return relative(root, absolute).split(sep).join('/');
}

/** What tools and editors leave behind: never content, whatever a pattern says. */
function isHidden(file: string): boolean {
  const isOurs = isNavigationFile(file);
  const segments = file.split('/');
  const visible = isOurs ? segments.slice(0, -1) : segments;
  return file.endsWith('~') || visible.some((segment) => segment.startsWith('.') || segment === 'node_modules');
}

/** `.navigation.yml` describes the folder it lies in. */
export function isNavigationFile(file: string): boolean {
  return /(?:^|\/)\.navigation\.(?:yml|yaml|json)$/u.test(file);
}

type Patterns = Pick<Source, 'include' | 'exclude' | 'prefix'>;

/**
 * The name a file has in a source's addresses, or `undefined` where it is no part of it.
 * Patterns are read below the language's folder where the file lies in one.
 */
export function placeInSource(file: string, source: Patterns, locales: readonly string[]): string | undefined {
  if (file.startsWith('../') || isHidden(file)) return undefined;
  const [first = '', ...others] = file.split('/');
  const locale = others.length > 0 && locales.includes(first) ? first : undefined;
  const name = locale === undefined ? file : others.join('/');
  const isIn = (pattern: string): boolean => sampleNames(name).some((sample) => matchesGlob(sample, pattern));
  const pattern = source.include.find(isIn);
  if (pattern === undefined || source.exclude.some(isIn)) return undefined;
  if (source.prefix === undefined) return file;
  const below = name.slice(fixedStart(pattern, name).length);
  return [locale ?? '', source.prefix, below]
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .join('/');
}

/** A folder's description belongs wherever pages of the folder do. */
function sampleNames(name: string): string[] {
  if (!isNavigationFile(name)) return [name];
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  return ['index.md', 'navigation.yml'].map((sample) => folder + sample);
}

/** The folders a pattern names before its first wildcard: `docs/guide/` of `docs/guide/*.md`. */
export function fixedStart(pattern: string, name: string): string {
  const wild = pattern.search(/[*?[\]{}!]/u);
  const fixed = wild === -1 ? name : pattern.slice(0, wild);
  return fixed.slice(0, fixed.lastIndexOf('/') + 1);
}
