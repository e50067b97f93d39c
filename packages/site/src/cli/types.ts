import { print } from '@recto/content/cli';
import type { Terminal } from '@recto/content/cli';
import { relative } from 'node:path';
import { writeTypes } from '../vite/config/write-types.ts';
import { loadSite } from '../vite/config/load-site.ts';

/** Runs `recto types`: writes the types of the collections. */
export async function runTypes(terminal: Terminal): Promise<number> {
  const site = await loadSite(terminal.folder);
  print(terminal.out, `Wrote ${relative(terminal.folder, writeTypes(terminal.folder, site))}.`);
  return 0;
}
