import { readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ImportError } from '../errors.ts';
import { createSource } from './source.ts';
import type { Source } from './source.ts';

/** Output of builds and installations. */
const SKIPPED = new Set(['.git', '.output', '.nuxt', '.next', '.docusaurus', '.astro', '.source', 'node_modules']);

/** Reads the files of a folder. Symbolic links are followed only to files of the same folder. */
export function readFolder(folder: string): Source {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new ImportError('source/missing', `The folder "${folder}" does not exist.`, 'Give a folder or a git URL.');
  }
  return createSource(listFiles(realpathSync(folder), '').toSorted(), (path) => readFileSync(join(folder, path)));
}

function listFiles(folder: string, subfolder: string): string[] {
  return readdirSync(join(folder, subfolder), { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .flatMap((entry) => {
      const path = subfolder === '' ? entry.name : `${subfolder}/${entry.name}`;
      if (entry.isDirectory()) return listFiles(folder, path);
      return entry.isFile() || isLinkWithin(folder, path) ? [path] : [];
    });
}

function isLinkWithin(folder: string, path: string): boolean {
  try {
    const target = realpathSync(join(folder, path));
    return target.startsWith(folder + sep) && statSync(target).isFile();
  } catch {
    return false;
  }
}
