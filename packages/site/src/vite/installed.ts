import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Packages that a dev server takes file by file, as it does the site's own code. */
export const OURS = ['@recto/content', '@recto/screens', '@recto/site', '@recto/ui'];

/** Whether browsers need what a package depends on: all of it where a package draws. */
const IN_BROWSERS: Record<string, (dependency: string) => boolean> = {
  '@recto/content': (dependency) => dependency === 'zod',
  '@recto/screens': () => true,
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
  const { resolve } = createRequire(join(root, 'package.json'));
  const dependenciesOf = (name: string): string[] => {
    try {
      const manifest = readFileSync(resolve(`${name}/package.json`), 'utf8');
      const { dependencies = {} } = JSON.parse(manifest) as { dependencies?: Record<string, string> };
      return Object.keys(dependencies).filter((dependency) => !dependency.startsWith('@recto/'));
    } catch {
      // It is not installed, or it is linked: our sources do not show their package.json.
      return [];
    }
  };
  return Object.entries(IN_BROWSERS).flatMap(([name, isNeeded]) =>
    dependenciesOf(name)
      .filter(isNeeded)
      .map((dependency) => `${name} > ${dependency}`),
  );
}
