import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'rolldown';
import { REFERENCE } from '../../config/part.ts';
import { findImports } from '../find-imports.ts';

const ENTRY = '\0recto:config';
const resolver = fileURLToPath(new URL('../../config/resolve-site.ts', import.meta.url));

export interface BundledConfig {
  /** A module whose export `site` is the resolved configuration, and whose default export is that of the content. */
  file: string;
  /** Files that the configuration is made of: a change of one of them makes another configuration. */
  files: string[];
}

/**
 * Writes the configuration of a site, and what it imports, into one module for Node. In it, `import()` gives references
 * instead of modules: a configuration names screens and server code, and does not run them.
 */
export async function bundleConfig(root: string, file: string): Promise<BundledConfig> {
  const bundle = await rolldown({
    input: ENTRY,
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    plugins: [entryPlugin(file), packagesPlugin(root), placesPlugin(), referencesPlugin()],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', sourcemap: 'inline' });
    const [{ code, moduleIds }] = output;
    const name = createHash('sha256').update(code).digest('hex').slice(0, 16);
    const target = join(root, '.recto', 'config', `${name}.mjs`);
    mkdirSync(dirname(target), { recursive: true });
    if (!existsSync(target)) writeFileSync(target, code);
    return { file: target, files: moduleIds.filter((id) => !id.startsWith('\0') && !isPackage(id)) };
  } finally {
    await bundle.close();
  }
}

function entryPlugin(file: string): Plugin {
  return {
    name: 'recto:config-entry',
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) =>
      id === ENTRY
        ? [
            `import config from ${JSON.stringify(file)};`,
            `import { resolveSite } from ${JSON.stringify(resolver)};`,
            'export const site = resolveSite(config);',
            'export default site.content;',
          ].join('\n')
        : undefined,
  };
}

/** Bundles the packages that page kinds and features come from; any other is imported from where it is installed. */
function packagesPlugin(root: string): Plugin {
  const bundled = rectoPackages(root);
  return {
    name: 'recto:config-packages',
    resolveId: {
      order: 'pre',
      filter: { id: /^[^./\0]/u },
      async handler(id, importer, options) {
        if (id.startsWith('node:')) return { id, external: true };
        const isBundled = bundled.some((name) => id === name || id.startsWith(`${name}/`));
        if (isBundled) return undefined;
        const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
        if (!resolved || resolved.external) return resolved ?? undefined;
        return { id: pathToFileURL(resolved.id).href, external: true };
      },
    },
  };
}

/** A module of the configuration knows where it is, although it is bundled. */
function placesPlugin(): Plugin {
  return {
    name: 'recto:config-places',
    transform: {
      filter: { code: /\bimport\.meta\.(?:dirname|filename|url)\b/u },
      handler(code, id) {
        const places: Record<string, string> = { dirname: dirname(id), filename: id, url: pathToFileURL(id).href };
        return code.replaceAll(/\bimport\.meta\.(dirname|filename|url)\b/gu, (_, name: string) =>
          JSON.stringify(places[name]),
        );
      },
    },
  };
}

function referencesPlugin(): Plugin {
  return {
    name: 'recto:references',
    transform: {
      order: 'post',
      filter: { code: /\bimport\s*\(/u },
      async handler(code, id) {
        let written = code;
        // From the end, so that earlier positions stay valid.
        for (const { start, end, source } of findImports(this.parse(code, { lang: 'tsx' })).toSorted(
          (a, b) => b.start - a.start,
        )) {
          const resolved = await this.resolve(source, id);
          if (!resolved) this.error(`Cannot find "${source}", which ${id} imports.`);
          const reference = `{ [Symbol.for(${JSON.stringify(REFERENCE.description)})]: ${JSON.stringify(resolved.id)} }`;
          written = `${written.slice(0, start)}(${reference})${written.slice(end)}`;
        }
        return written === code ? undefined : { code: written };
      },
    },
  };
}

/** `@recto/site`, and packages of the site that depend on it. */
function rectoPackages(root: string): string[] {
  const own = join(root, 'package.json');
  const { dependencies, devDependencies } = readManifest(own);
  const { resolve } = createRequire(own);
  const dependents = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => {
    // In a workspace they may be installed above the site.
    const files = (resolve.paths(name) ?? []).map((folder) => join(folder, name, 'package.json'));
    const manifest = readManifest(files.find((file) => existsSync(file)) ?? '');
    return [manifest.dependencies, manifest.peerDependencies].some((list) => list && '@recto/site' in list);
  });
  return ['@recto/site', ...dependents];
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

function readManifest(file: string): Manifest {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

function isPackage(id: string): boolean {
  return id.includes('/node_modules/') || id.startsWith(fileURLToPath(new URL('../../', import.meta.url)));
}
