import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Recto's packages. A dev server processes them like the code of the site, without bundling them in advance. */
export const RECTO_PACKAGES = ['@recto/content', '@recto/site', '@recto/ui'];

/** Dependencies of `@recto/site`, and which of their own dependencies browsers need. */
const BROWSER_DEPENDENCIES: Record<string, (dependency: string) => boolean> = {
  '@recto/content': (dependency) => dependency === 'zod',
  '@recto/ui': () => true,
};

/** Whether a module belongs to a third-party package. A package can be installed inside another one. */
export function isThirdParty(id: string): boolean {
  const [, path] = /.*\/node_modules\/(.*)/su.exec(id) ?? [];
  return path !== undefined && !path.startsWith('@recto/');
}

/**
 * Lists the packages that Recto's packages load in browsers, in Vite's notation for nested dependencies. A dev server
 * finds those of linked packages itself, but does not scan installed packages, and would send CommonJS to browsers.
 */
export function browserDependencies(root: string): string[] {
  const site = findManifest('@recto/site', join(root, 'package.json'));
  if (site === undefined) return [];
  return Object.entries(BROWSER_DEPENDENCIES).flatMap(([name, isNeeded]) =>
    // Resolved from `@recto/site`, since a site may be unable to resolve indirect dependencies.
    dependenciesOf(findManifest(name, site))
      .filter(isNeeded)
      .map((dependency) => `@recto/site > ${name} > ${dependency}`),
  );
}

/** Finds a package.json; `undefined` if the package is not installed, or is linked, as its sources do not export it. */
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
