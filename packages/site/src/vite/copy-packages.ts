import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Folder with the sources of a native package, which are not copied. */
const SOURCES = 'src';

/**
 * Copies packages that cannot be bundled into a `node_modules` folder, with all their dependencies and the binaries of
 * all installed platforms. Returns the paths of their manifests.
 */
export function copyPackages(names: readonly string[], folder: string): string[] {
  const manifests = new Map<string, string>();
  const visit = (name: string, from: string): void => {
    const manifest = findManifest(name, from);
    if (manifests.has(name) || manifest === undefined) return;
    manifests.set(name, manifest);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
    for (const other of Object.keys({ ...dependencies, ...optionalDependencies })) visit(other, manifest);
  };
  for (const name of names) visit(name, import.meta.url);
  for (const [name, manifest] of manifests) {
    const from = dirname(manifest);
    cpSync(from, join(folder, name), {
      recursive: true,
      dereference: true,
      filter: (path) => dirname(path) !== from || !['node_modules', SOURCES].includes(basename(path)),
    });
  }
  return [...manifests.values()];
}

/**
 * Finds the manifest of a package; `undefined` if it is not installed, which is normal for packages for other platforms.
 * The folders are searched because not every package exports its manifest.
 */
function findManifest(name: string, from: string): string | undefined {
  const folders = createRequire(from).resolve.paths(name) ?? [];
  const file = folders.map((folder) => join(folder, name, 'package.json')).find((one) => existsSync(one));
  return file === undefined ? undefined : realpathSync(file);
}
