import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findIcon } from '../find-icon.ts';
import type { IconData, IconSet } from '../icon-data.ts';
import { parseIconName } from '../icon-name.ts';

/** The collections as files: the site's own where it has them, else those that come with this package. */
export function createIconSets(root: string, collections: readonly string[]) {
  const places = [createRequire(join(root, 'package.json')), createRequire(import.meta.url)];
  const sets = new Map<string, IconSet>();

  const fileOf = (prefix: string): string => {
    for (const place of places) {
      try {
        return place.resolve(`@iconify-json/${prefix}/icons.json`);
      } catch {
        // It may be at the next place.
      }
    }
    throw new Error(`The icons "${prefix}" are not installed. Run "npm install @iconify-json/${prefix}".`);
  };
  const iconOf = (whole: string): IconData | undefined => {
    const { prefix = '', name = '' } = parseIconName(whole) ?? {};
    if (!collections.includes(prefix)) return undefined;
    const set = sets.get(prefix) ?? (JSON.parse(readFileSync(fileOf(prefix), 'utf8')) as IconSet);
    sets.set(prefix, set);
    return findIcon(set, name);
  };
  return { fileOf, iconOf };
}

export function iconHint(name: string): string {
  return `all names are at https://icon-sets.iconify.design/${parseIconName(name)?.prefix ?? ''}/.`;
}
