import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'rolldown';
import { normalizePath } from 'vite';
import { OURS } from '../installed.ts';
import { placesPlugin } from '../places-plugin.ts';

export interface BundledModules {
  /** Files that get a module of their own name. */
  files: readonly string[];
  /** Those of them that a server loads at its start: they are in one file. */
  atStart: ReadonlySet<string>;
  /** Code instead of that in files. */
  replaced: Readonly<Record<string, string>>;
  plugins: readonly Plugin[];
}

/** Names of modules in a bundle, by the files that they were made of, with `/` on every system. */
export type BundleIndex = Record<string, string>;

/** File of the index in the folder of a bundle. */
export const INDEX = 'index.json';

/** Writes modules for Node into a folder, which is there only as a whole. */
export async function writeBundle(
  folder: string,
  { files, atStart, replaced, plugins }: BundledModules,
): Promise<BundleIndex> {
  const index = Object.fromEntries(files.map((file, number) => [normalizePath(file), `${number}.js`]));
  const bundle = await rolldown({
    input: Object.fromEntries(files.map((file, number) => [String(number), file])),
    platform: 'node',
    logLevel: 'silent',
    preserveEntrySignatures: 'allow-extension',
    plugins: [replacePlugin(replaced), ...plugins, packagesPlugin(), placesPlugin()],
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

/** Packages of others stay where they are installed. */
function packagesPlugin(): Plugin {
  return {
    name: 'recto:foreign-packages',
    resolveId: {
      order: 'pre',
      filter: { id: /^[^./\0]/u },
      async handler(id, importer, options) {
        if (id.startsWith('node:')) return { id, external: true };
        if (importer === undefined || OURS.some((name) => id === name || id.startsWith(`${name}/`))) return undefined;
        const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
        if (!resolved || resolved.external) return { id, external: true };
        return { id: pathToFileURL(resolved.id).href, external: true };
      },
    },
  };
}
