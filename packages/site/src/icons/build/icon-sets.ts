import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findIcon } from '../find-icon.ts';
import type { IconData, IconSet } from '../icon-data.ts';
import { parseIconName } from '../icon-name.ts';

/** Finds the file of an icon set by its prefix. */
export type FindIconSet = (prefix: string) => string;

/** Finds installed icon sets: those of the site first, then those that come with this package. */
export function findInstalledIcons(root: string): FindIconSet {
  const requires = [createRequire(join(root, 'package.json')), createRequire(import.meta.url)];
  return (prefix) => {
    for (const require of requires) {
      try {
        return require.resolve(`@iconify-json/${prefix}/icons.json`);
      } catch {
        // It may be installed in the next location.
      }
    }
    throw new Error(`The icons "${prefix}" are not installed. Run "npm install @iconify-json/${prefix}".`);
  };
}

/** Finds icons of some icon sets by their names. */
export interface IconSets {
  /** Prefixes of the icon sets. */
  prefixes: readonly string[];
  /** Returns an icon by its full name. */
  iconOf: (name: string) => IconData | undefined;
}

/** Creates a lookup for icon sets. A set is read when its first icon is requested. */
export function createIconSets(fileOf: FindIconSet, prefixes: readonly string[]): IconSets {
  const sets = new Map<string, IconSet>();
  const iconOf = (fullName: string): IconData | undefined => {
    const { prefix = '', name = '' } = parseIconName(fullName) ?? {};
    if (!prefixes.includes(prefix)) return undefined;
    const set = sets.get(prefix) ?? (JSON.parse(readFileSync(fileOf(prefix), 'utf8')) as IconSet);
    sets.set(prefix, set);
    return findIcon(set, name);
  };
  return { prefixes, iconOf };
}

/** Hint for an unknown icon: where all names of its set are listed. */
export function iconHint(name: string): string {
  return `all names are at https://icon-sets.iconify.design/${parseIconName(name)?.prefix ?? ''}/.`;
}
