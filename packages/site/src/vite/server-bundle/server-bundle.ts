import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import { OURS } from '../installed.ts';
import { listImported, listIndependent, scanModules } from './scan-modules.ts';
import type { ScannedModule } from './scan-modules.ts';
import { INDEX, writeBundle } from './write-bundle.ts';
import type { BundleIndex } from './write-bundle.ts';

const { resolve } = createRequire(import.meta.url);

/** What Nitro and the modules that are written from the configuration import. */
const SERVER = [
  new URL('../../server/entry.ts', import.meta.url),
  new URL('../../server/http/http-plugin.ts', import.meta.url),
  new URL('../../api/error-handler.ts', import.meta.url),
  new URL('../../app/create-app.ts', import.meta.url),
  new URL('../../app/create-guards.ts', import.meta.url),
  new URL('../../server/create-server.ts', import.meta.url),
].map((url) => fileURLToPath(url));

/** Exports that are tools, and no part of a server. */
const TOOLS = /^\.\/(?:cli|package\.json|start|testing|vite|worker)$/u;

export interface ServerBundleOptions {
  /** The folder that bundles are kept in. */
  cache: string;
  /** Code instead of that in files. */
  replaced: Readonly<Record<string, string>>;
  /** Names what else decides about the code. */
  facts: readonly string[];
  plugins: readonly Plugin[];
}

export interface ServerBundle {
  folder: string;
  /** The module of a bundle by its source file. */
  modules: BundleIndex;
}

/** The modules of our installed packages that a dev server loads, bundled for Node. It is made once for each version. */
export async function openServerBundle({
  cache,
  replaced,
  facts,
  plugins,
}: ServerBundleOptions): Promise<ServerBundle> {
  const packages = OURS.map((name) => resolve(`${name}/package.json`));
  const key = createHash('sha256')
    .update(JSON.stringify([process.version, facts, replaced, packages.map(identify)]))
    .digest('hex')
    .slice(0, 16);
  const folder = join(cache, key);
  const kept = readIndex(folder);
  if (kept) return { folder, modules: kept };
  prune(cache);
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
      plugins,
    }),
  };
}

/** Screens, layouts and loaders of the page kinds. */
function listParts(modules: ReadonlyMap<string, ScannedModule>): string[] {
  const config = resolve('@recto/site');
  return [...listImported(modules, [config])].flatMap((file) => modules.get(file)?.lazy ?? []);
}

/** An installed package with the same version may be another one: its file is then newer. */
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

/** Bundles that are kept beside the current one: another server may be using them. */
const KEPT_BUNDLES = 3;

function prune(cache: string): void {
  try {
    const folders = readdirSync(cache).map((name) => join(cache, name));
    const newestFirst = folders.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
    for (const folder of newestFirst.slice(KEPT_BUNDLES)) rmSync(folder, { recursive: true, force: true });
  } catch {
    // There is none yet.
  }
}
