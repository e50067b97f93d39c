import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentConfig } from '../collections/collection.ts';
import { buildColumns } from '../collections/columns.ts';
import { listFiles } from './source-files.ts';

/** The engine's own code: its sources, or what was made of them where it is installed. */
const engine = fileURLToPath(new URL('..', import.meta.url));

/**
 * A name for everything but the file that a row depends on: the engine, its dependencies and the configuration.
 * The engine is read from its code, so that working on it never meets rows of yesterday.
 */
export async function fingerprint(configFile: string, { locales, collections }: ContentConfig): Promise<string> {
  const code = (await listFiles(engine)).filter((file) => !file.includes('.test'));
  const files = [resolve(engine, '..', 'package.json'), ...code.map((file) => resolve(engine, file))];
  // What the configuration came to: it may have asked the environment.
  const columns = Object.entries(collections).map(([name, one]) => [
    name,
    one.type,
    one.sources,
    buildColumns(one),
    one.raw,
  ]);
  const hash = createHash('sha256').update(JSON.stringify([process.version, locales, columns]));
  for (const file of [...files, ...(await withImports(configFile))]) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

const RELATIVE_IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/gu;

/** A configuration and the files beside it that it is made of. */
async function withImports(file: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  const text = await readFile(file, 'utf8');
  for (const [, path = ''] of text.matchAll(RELATIVE_IMPORT)) await withImports(resolve(dirname(file), path), found);
  return found;
}
