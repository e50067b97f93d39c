import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Drivers of shared databases, each with the database URLs that need it. */
const DRIVERS: Readonly<Record<string, RegExp>> = {
  pg: /^postgres(?:ql)?:/iu,
  '@libsql/client': /^(?:libsql|file):/iu,
};

const LEFT_OUT = '\0recto:driver:';

/** Options of `driversPlugin`. */
export interface DriversPluginOptions {
  /** The folder of the site's `package.json`. */
  root: string;
  /** Value of `RECTO_DATABASE_URL` during the build. */
  url: string | undefined;
}

/**
 * Leaves database drivers out of a server that does not need them: they may be installed for another purpose, and that
 * of libSQL alone has 19 MB. A site needs the drivers in its `package.json`, and that of the database it is built for.
 */
export function driversPlugin({ root, url = '' }: DriversPluginOptions): Plugin {
  const packages = namedPackages(root);
  const isNeeded = (driver: string): boolean => packages.has(driver) || DRIVERS[driver]?.test(url) === true;
  const unneeded = new Set(Object.keys(DRIVERS).filter((driver) => !isNeeded(driver)));
  return {
    name: 'recto:drivers',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      return unneeded.has(id) ? LEFT_OUT + id : undefined;
    },
    load(id) {
      if (!id.startsWith(LEFT_OUT)) return undefined;
      // Begins like Vite's error for a package that is not installed, which `loadDriver` of @recto/content recognises.
      const sentence = `Could not resolve "${id.slice(LEFT_OUT.length)}": the package.json of the site does not list it.`;
      return `throw new Error(${JSON.stringify(sentence)});`;
    },
  };
}

function namedPackages(root: string): Set<string> {
  try {
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, object | undefined>;
    const fields = ['dependencies', 'optionalDependencies', 'devDependencies'];
    return new Set(fields.flatMap((field) => Object.keys(manifest[field] ?? {})));
  } catch {
    // A site does not need a package.json.
    return new Set();
  }
}
