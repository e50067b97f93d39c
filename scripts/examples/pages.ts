import { globSync } from 'node:fs';
import { join } from 'node:path';
import { docs } from '../project.mjs';
import { readFences } from './read-fences.ts';
import type { Fence } from './read-fences.ts';

const contentFolder = join(docs, 'content');

export interface Page {
  /** Below the folder of its language. */
  name: string;
  /** As an editor opens it, from the root of the repository. */
  file: string;
  fences: Fence[];
}

/** The pages of a language, with the code they show. */
export function readPages(locale: string): Page[] {
  const folder = join(contentFolder, locale);
  return globSync('**/*.md', { cwd: folder })
    .sort()
    .map((name) => ({ name, file: `docs/content/${locale}/${name}`, fences: readFences(join(folder, name)) }));
}
