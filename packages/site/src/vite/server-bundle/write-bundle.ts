import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'rolldown';
import { normalizePath } from 'vite';
import { RECTO_PACKAGES } from '../recto-packages.ts';
import { importMetaPlugin } from '../import-meta-plugin.ts';

/** The modules of a bundle. */
export interface BundledModules {
  /** Files that become a module which can be imported. */
  files: readonly string[];
  /** Files that a server loads when it starts. They are in one chunk. */
  atStart: ReadonlySet<string>;
  /** Code that replaces that of files, by path. */
  replaced: Readonly<Record<string, string>>;
  /** Whether `import.meta.env.PROD` is true, instead of `import.meta.env.DEV`. */
  isProduction: boolean;
  /** Rolldown plugins for the bundle. */
  plugins: readonly Plugin[];
}

/** File names of modules in a bundle, by source file, with `/` on every system. */
export type BundleIndex = Record<string, string>;

/** File name of the index in the folder of a bundle. */
export const INDEX = 'index.json';

/** Bundles modules for Node into a folder, which is renamed at the end, so that it is never incomplete. */
export async function writeBundle(
  folder: string,
  { files, atStart, replaced, isProduction, plugins }: BundledModules,
): Promise<BundleIndex> {
  const index = Object.fromEntries(files.map((file, number) => [normalizePath(file), `${number}.js`]));
  const bundle = await rolldown({
    input: Object.fromEntries(files.map((file, number) => [String(number), file])),
    platform: 'node',
    // Node loads the packages that are not bundled, so they are resolved as by Node: without the condition `module`.
    resolve: { conditionNames: ['node', 'import', 'default'] },
    transform: {
      define: {
        'import.meta.env.DEV': String(!isProduction),
        'import.meta.env.PROD': String(isProduction),
        'import.meta.env.SSR': 'true',
      },
    },
    logLevel: 'silent',
    preserveEntrySignatures: 'allow-extension',
    plugins: [replacePlugin(replaced), ...plugins, packagesPlugin(), importMetaPlugin()],
  });
  const unfinished = `${folder}.${process.pid}`;
  try {
    await bundle.write({
      dir: unfinished,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: 'start', test: (id) => atStart.has(id) }],
      },
    });
  } finally {
    await bundle.close();
  }
  writeFileSync(join(unfinished, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(unfinished, INDEX), JSON.stringify(index));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, '..'), { recursive: true });
  renameSync(unfinished, folder);
  return index;
}

function replacePlugin(replaced: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'recto:replaced-modules',
    load: (id) => replaced[id],
  };
}

/** Third-party packages that are bundled: they consist of many files and have no state. */
const BUNDLED_PACKAGES = new Set(['zod']);

/** Imports most third-party packages from where they are installed. */
function packagesPlugin(): Plugin {
  return {
    name: 'recto:foreign-packages',
    resolveId: {
      order: 'pre',
      filter: { id: /^[^./\0]/u },
      async handler(id, importer, options) {
        if (id.startsWith('node:')) return { id, external: true };
        const isBundled =
          BUNDLED_PACKAGES.has(id) || RECTO_PACKAGES.some((name) => id === name || id.startsWith(`${name}/`));
        if (importer === undefined || isBundled) return undefined;
        const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
        if (!resolved || resolved.external) return { id, external: true };
        return { id: pathToFileURL(resolved.id).href, external: true };
      },
    },
  };
}
