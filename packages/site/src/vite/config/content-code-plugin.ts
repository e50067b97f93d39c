import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';
import { keepContentOptions } from './content-options.ts';

/** A plugin that collects the code which the content configuration depends on. */
export interface ContentCode {
  /** Collects the code of a bundle. */
  plugin: Plugin;
  /** Adds a module that is not part of the bundle, but imported from its package. */
  addExternal: (file: string) => void;
  /** Hashes the collected code. */
  hash: () => Promise<string>;
}

/**
 * Collects the code that the functions of a content configuration may come from: schemas, hooks and transformers cannot
 * be compared in another way. This is the code of all modules of the bundled configuration, without options of the
 * configuration file that have no influence on content.
 */
export function collectContentCode(configFile: string): ContentCode {
  const modules = new Map<string, string>();
  const externals = new Set<string>();
  /** The text of the configuration file without options that have no influence on content. */
  let contentOptions: string | undefined;
  return {
    plugin: {
      name: 'recto:content-code',
      transform: {
        order: 'pre',
        handler(code, id) {
          modules.set(id, code);
          if (id !== configFile) return;
          try {
            contentOptions = keepContentOptions(code, this.parse(code, { lang: 'tsx' }));
          } catch {
            // The bundler reports syntax errors with their position.
          }
        },
      },
      buildEnd() {
        // A module besides the entry that imports the configuration could read every option.
        const isImported = (this.getModuleInfo(configFile)?.importers.length ?? 0) > 1;
        if (contentOptions !== undefined && !isImported) modules.set(configFile, contentOptions);
      },
    },
    addExternal(file) {
      externals.add(file);
    },
    async hash() {
      const hash = createHash('sha256');
      for (const id of [...modules.keys()].sort()) hash.update(JSON.stringify([id, modules.get(id)]));
      for (const file of [...externals].sort()) hash.update(JSON.stringify(await describeExternal(file)));
      return hash.digest('hex').slice(0, 32);
    },
  };
}

/** Identifies an installed package by its version. Linked packages are edited, so their code is compared. */
async function describeExternal(file: string): Promise<string[]> {
  if (!file.includes('/node_modules/')) {
    const { listImportedFiles } = await import('@recto/content/node');
    return [...(await listImportedFiles(file))].flatMap((one) => [one, readFileSync(one, 'utf8')]);
  }
  let folder = dirname(file);
  // Packages may contain other `package.json` files, without a version.
  while (folder !== dirname(folder) && versionIn(folder) === undefined) folder = dirname(folder);
  return [file, versionIn(folder) ?? ''];
}

function versionIn(folder: string): string | undefined {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version?: string }).version
    : undefined;
}
