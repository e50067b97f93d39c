import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import { RECTO_PACKAGES } from '../recto-packages.ts';
import { listImported, listIndependent, scanModules } from './scan-modules.ts';
import type { ScannedModule } from './scan-modules.ts';
import { INDEX, writeBundle } from './write-bundle.ts';
import type { BundleIndex } from './write-bundle.ts';

const { resolve } = createRequire(import.meta.url);

/** Modules that Nitro and the generated modules import. */
const SERVER = [
  new URL('../../server/entry.ts', import.meta.url),
  new URL('../../server/http/http-plugin.ts', import.meta.url),
  new URL('../../api/error-handler.ts', import.meta.url),
  new URL('../../app/create-app.ts', import.meta.url),
  new URL('../../app/create-guards.ts', import.meta.url),
  new URL('../../dev/require-export.ts', import.meta.url),
  new URL('../../server/dev/load-static.ts', import.meta.url),
  new URL('../../server/create-server.ts', import.meta.url),
].map((url) => fileURLToPath(url));

/** Package exports that are not part of a server. */
const TOOLS = /^\.\/(?:cli|package\.json|start|testing|vite|worker)$/u;

/** Options of `openServerBundle`. */
export interface ServerBundleOptions {
  /** Cache folder of the bundles. */
  cache: string;
  /** Code that replaces that of files, by path. */
  replaced: Readonly<Record<string, string>>;
  /** Whether Vite runs in production mode. */
  isProduction: boolean;
  /** Further values that the bundle depends on, for its cache key. */
  cacheKeys: readonly string[];
  /** Rolldown plugins for the bundle. */
  plugins: readonly Plugin[];
}

/** A bundle of Recto's packages. */
export interface ServerBundle {
  /** Folder of the bundle. */
  folder: string;
  /** Modules of the bundle, by source file. */
  modules: BundleIndex;
}

/** Bundles the modules of Recto's installed packages that a dev server loads, once for each version of the packages. */
export async function openServerBundle({
  cache,
  replaced,
  isProduction,
  cacheKeys,
  plugins,
}: ServerBundleOptions): Promise<ServerBundle> {
  const packages = RECTO_PACKAGES.map((name) => resolve(`${name}/package.json`));
  const key = createHash('sha256')
    .update(JSON.stringify([process.version, cacheKeys, replaced, isProduction, packages.map(identify)]))
    .digest('hex')
    .slice(0, 16);
  const folder = join(cache, key);
  const cachedModules = readIndex(folder);
  if (cachedModules) return { folder, modules: cachedModules };
  deleteOldBundles(cache);
  const exported = packages.flatMap(listExports);
  const modules = scanModules([...SERVER, ...exported]);
  const independent = listIndependent(modules);
  const atStart = [...listImported(modules, [...SERVER, ...listParts(modules)])].filter((file) =>
    independent.has(file),
  );
  return {
    folder,
    modules: await writeBundle(folder, {
      files: [...independent],
      atStart: new Set(atStart),
      replaced,
      isProduction,
      plugins,
    }),
  };
}

/** Lists screens, layouts and loaders of the page kinds. */
function listParts(modules: ReadonlyMap<string, ScannedModule>): string[] {
  const config = resolve('@recto/site');
  // Other packages load code later because a server may not need it.
  const own = dirname(resolve('@recto/site/package.json'));
  const files = [...listImported(modules, [config])].filter((file) => file.startsWith(own));
  return files.flatMap((file) => modules.get(file)?.lazy ?? []);
}

/** Identifies an installed package. Its version is not enough, since a changed package may have the same version. */
function identify(manifest: string): unknown[] {
  const { ctimeMs, ino } = statSync(manifest);
  return [manifest, ctimeMs, ino];
}

function listExports(manifest: string): string[] {
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, unknown> };
  return Object.entries(exports).flatMap(([name, target]) => {
    const { default: file } = target as { default?: string };
    return file === undefined || TOOLS.test(name) || name.includes('*') ? [] : join(dirname(manifest), file);
  });
}

function readIndex(folder: string): BundleIndex | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, INDEX), 'utf8')) as BundleIndex;
  } catch {
    return undefined;
  }
}

/** Number of earlier bundles that are not deleted, since another server may be using them. */
const MAX_OLD_BUNDLES = 3;

function deleteOldBundles(cache: string): void {
  try {
    const folders = readdirSync(cache).map((name) => join(cache, name));
    const newestFirst = folders.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
    for (const folder of newestFirst.slice(MAX_OLD_BUNDLES)) rmSync(folder, { recursive: true, force: true });
  } catch {
    // The cache folder does not exist yet.
  }
}
