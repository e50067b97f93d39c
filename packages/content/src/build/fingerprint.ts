import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Collection, ContentConfig } from '../collections/collection.ts';
import { buildColumns } from '../collections/columns.ts';
import { listFiles } from './source-files.ts';

/** Describes the engine and a configuration in one bundle, for sites whose packages are not installed. */
export interface BundledEngine {
  /** Changes with the code of the bundle. */
  name: string;
  /** The file that worker threads run. */
  worker: string;
}

/** Options of `fingerprint`. */
export interface FingerprintOptions {
  engine?: BundledEngine | undefined;
  /** Values that change with the grammars and plugins of the configuration, which may come from packages. */
  parts?: readonly string[] | undefined;
}

/** Folder of the engine's code: its sources, or the compiled files if it is installed. */
const engine = fileURLToPath(new URL('..', import.meta.url));

/** Hashes of everything that rows depend on except their file. */
export interface Fingerprint {
  /** Hash of the engine, its dependencies and the whole configuration. */
  all: string;
  /** Hash of the part that rows of all collections depend on. */
  shared: string;
  /** Returns the hash of the part that rows of these collections depend on. */
  of: (collections: readonly string[]) => string;
}

/**
 * Hashes everything that rows depend on except their file: the engine, its dependencies and the configuration. The code
 * of the engine is included, so that rows of another version of the engine are never reused.
 */
export async function fingerprint(
  configFile: string,
  config: ContentConfig,
  options: FingerprintOptions = {},
): Promise<Fingerprint> {
  const shared = await hashShared(configFile, config, options);
  const hashes = new Map(Object.entries(config.collections).map(([name, one]) => [name, hashCollection(name, one)]));
  const of = (collections: readonly string[]): string =>
    createHash('sha256')
      .update(JSON.stringify([shared, collections.map((name) => hashes.get(name))]))
      .digest('hex');
  return { all: of([...hashes.keys()]), shared, of };
}

async function hashShared(
  configFile: string,
  { locales, collections, markdown, csv, codeHash }: ContentConfig,
  { engine: bundle, parts = [] }: FingerprintOptions,
): Promise<string> {
  // Links to files of pages become the paths of these pages.
  const pages = Object.values(collections).flatMap(({ type, sources }) => (type === 'page' ? sources : []));
  const hash = createHash('sha256').update(
    JSON.stringify([process.version, locales, pages, parts, markdown, csv, codeHash]),
  );
  if (bundle) return hash.update(bundle.name).digest('hex');
  await addEngine(hash);
  if (codeHash !== undefined) return hash.digest('hex');
  for (const file of await listImportedFiles(configFile)) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

/** Hashes a resolved collection, which may depend on environment variables. */
function hashCollection(name: string, collection: Collection): string {
  const { type, sources, raw, indexes, search } = collection;
  const columns = buildColumns(collection);
  return createHash('sha256')
    .update(JSON.stringify([name, type, sources, columns, constraintsOf(collection), raw, indexes, search]))
    .digest('hex');
}

/**
 * The constraints of a Zod schema, which may depend on data that the configuration reads. Default values are left out,
 * since a function may return a different one each time.
 */
function constraintsOf({ schema }: Collection): unknown {
  if (!('_zod' in schema)) return undefined;
  return z.toJSONSchema(schema as unknown as z.core.$ZodType, {
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.default;
    },
  });
}

async function addEngine(hash: Hash): Promise<void> {
  const manifest = resolve(engine, '..', 'package.json');
  hash.update(manifest).update(await readFile(manifest));
  const code = (await listFiles(engine)).filter((file) => !/\.(?:test\.|d\.ts$)/u.test(file));
  // Installed files are not edited: names and sizes distinguish versions, and are faster to read.
  const isInstalled = engine.includes('/node_modules/');
  const contents = await Promise.all(
    code.map(async (name) => {
      const file = resolve(engine, name);
      return isInstalled ? `${name} ${(await stat(file)).size}\n` : await readFile(file);
    }),
  );
  for (const [index, fact] of contents.entries()) hash.update(resolve(engine, code[index] ?? '')).update(fact);
}

const RELATIVE_IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/gu;

/** Lists a file and the files that it imports by a relative path. */
export async function listImportedFiles(file: string, files = new Set<string>()): Promise<Set<string>> {
  if (files.has(file) || !existsSync(file)) return files;
  files.add(file);
  const text = await readFile(file, 'utf8');
  for (const [, path = ''] of text.matchAll(RELATIVE_IMPORT))
    await listImportedFiles(resolve(dirname(file), path), files);
  return files;
}
