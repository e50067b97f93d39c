import { globSync } from 'node:fs';
import { join } from 'node:path';
import { docs } from '../project.mjs';
import { readFences } from './read-fences.ts';
import type { Fence } from './read-fences.ts';

const contentFolder = join(docs, 'content');

/** A page of the documentation, with the code that it shows. */
export interface Page {
  /** Path below the locale folder. */
  name: string;
  /** Path from the root of the repository. */
  file: string;
  fences: Fence[];
}

/** Reads all pages of a language. */
export function readPages(locale: string): Page[] {
  const folder = join(contentFolder, locale);
  return globSync('**/*.md', { cwd: folder })
    .sort()
    .map((name) => ({ name, file: `docs/content/${locale}/${name}`, fences: readFences(join(folder, name)) }));
}
