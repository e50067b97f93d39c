import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Sources that a native package is compiled from. */
const SOURCES = 'src';

/**
 * Copies packages that cannot be bundled, with all that they depend on and their binaries for all platforms that are
 * installed, into a `node_modules` folder. Returns their manifests.
 */
export function copyPackages(names: readonly string[], folder: string): string[] {
  const found = new Map<string, string>();
  const visit = (name: string, from: string): void => {
    const manifest = findManifest(name, from);
    if (found.has(name) || manifest === undefined) return;
    found.set(name, manifest);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
    for (const other of Object.keys({ ...dependencies, ...optionalDependencies })) visit(other, manifest);
  };
  for (const name of names) visit(name, import.meta.url);
  for (const [name, manifest] of found) {
    const from = dirname(manifest);
    cpSync(from, join(folder, name), {
      recursive: true,
      dereference: true,
      filter: (path) => dirname(path) !== from || !['node_modules', SOURCES].includes(basename(path)),
    });
  }
  return [...found.values()];
}

/** `undefined` where it is for another platform. Not every package exports its manifest. */
function findManifest(name: string, from: string): string | undefined {
  const folders = createRequire(from).resolve.paths(name) ?? [];
  const file = folders.map((folder) => join(folder, name, 'package.json')).find((one) => existsSync(one));
  return file === undefined ? undefined : realpathSync(file);
}
