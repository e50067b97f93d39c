import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Packages that a dev server takes file by file, as it does the site's own code. */
export const OURS = ['@recto/content', '@recto/site', '@recto/ui'];

/** Packages below `@recto/site`, and which of their dependencies browsers need: all of them where a package draws. */
const IN_BROWSERS: Record<string, (dependency: string) => boolean> = {
  '@recto/content': (dependency) => dependency === 'zod',
  '@recto/ui': () => true,
};

/** Whether a module is of a package that others made. A package can be installed below another. */
export function isForeign(id: string): boolean {
  const [, place] = /.*\/node_modules\/(.*)/su.exec(id) ?? [];
  return place !== undefined && !place.startsWith('@recto/');
}

/**
 * What our packages load in browsers, as Vite names what a package depends on. Of linked packages a dev server finds it
 * out itself; in those that are installed it does not look, and would send CommonJS as it is.
 */
export function browserDependencies(root: string): string[] {
  const site = findManifest('@recto/site', join(root, 'package.json'));
  if (site === undefined) return [];
  return Object.entries(IN_BROWSERS).flatMap(([name, isNeeded]) =>
    // A site need not see the packages below the one that it installs.
    dependenciesOf(findManifest(name, site))
      .filter(isNeeded)
      .map((dependency) => `@recto/site > ${name} > ${dependency}`),
  );
}

/** `undefined` where the package is not installed, or is linked: our sources do not show their package.json. */
function findManifest(name: string, from: string): string | undefined {
  try {
    return createRequire(from).resolve(`${name}/package.json`);
  } catch {
    return undefined;
  }
}

function dependenciesOf(manifest: string | undefined): string[] {
  if (manifest === undefined) return [];
  const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies).filter((dependency) => !dependency.startsWith('@recto/'));
}
