import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns whether a site can use packages of a folder above it, such as a clone of Recto's repository, so that nothing
 * has to be installed for it.
 */
export function hasPackagesAbove(target: string): boolean {
  const { dependencies = {} } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const folders = parentsOf(target).map((folder) => join(folder, 'node_modules'));
  return Object.keys(dependencies).every((name) => folders.some((folder) => existsSync(join(folder, name))));
}

/** Returns all folders above this one, closest first. */
function parentsOf(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [] : [parent, ...parentsOf(parent)];
}
