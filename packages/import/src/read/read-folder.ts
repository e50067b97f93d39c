import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ImportError } from '../errors.ts';
import { createSource } from './source.ts';
import type { Source } from './source.ts';

/** What builds and installations leave behind. */
const SKIPPED = new Set(['.git', '.output', '.nuxt', '.next', '.docusaurus', '.astro', '.source', 'node_modules']);

/** The files of a folder. Links are not followed: they may lead anywhere. */
export function readFolder(folder: string): Source {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new ImportError('source/missing', `There is no folder "${folder}".`, 'Name a folder, or a git address.');
  }
  return createSource(listFiles(folder, '').toSorted(), (path) => readFileSync(join(folder, path)));
}

function listFiles(folder: string, below: string): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return listFiles(folder, path);
      return entry.isFile() ? [path] : [];
    });
}
