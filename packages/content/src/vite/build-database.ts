import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildContent } from '../build/build-content.ts';
import type { BuildOptions, BuildResult } from '../build/build-content.ts';
import type { ContentConfig } from '../collections/collection.ts';
import { ContentError } from '../errors.ts';
import { openSqlite } from '../store/sqlite.ts';
import { readVersions } from './dump-files.ts';
import type { ContentPaths } from './paths.ts';

export interface BuiltDatabase extends Pick<BuildResult, 'rows' | 'assets'> {
  /** Versions of the collections. */
  versions: Readonly<Record<string, string>>;
}

/** What every build of this site's content has in common. */
export async function buildOptions({ content, database, contentConfig }: ContentPaths): Promise<BuildOptions> {
  // Node keeps a module for good; one that was edited is another.
  const { href } = new URL(`?t=${statSync(contentConfig).mtimeMs}`, pathToFileURL(contentConfig));
  const { default: config } = (await import(href)) as { default?: ContentConfig };
  if (!config) throw noConfig(contentConfig);
  return {
    config,
    configFile: contentConfig,
    root: content,
    output: database,
    cache: join(dirname(database), 'cache'),
  };
}

/** Builds the database; all faults make one error. */
export async function buildDatabase(paths: ContentPaths): Promise<BuiltDatabase> {
  const { rows, assets, faults } = await buildContent(await buildOptions(paths)).catch(failWithHint);
  if (faults.length > 0) {
    throw new Error(`${faults.length} fault(s) in the content:\n\n${faults.map(String).join('\n\n')}\n`);
  }
  const store = openSqlite(paths.database);
  const versions = await readVersions(store);
  await store.close();
  return { rows, assets, versions };
}

/** Vite shows the message of an error alone. */
function failWithHint(error: unknown): never {
  throw error instanceof ContentError ? new Error(`${String(error)}\n`, { cause: error }) : error;
}

function noConfig(file: string): ContentError {
  return new ContentError(
    'config/default',
    'The configuration of the content has no default export.',
    'End it with: export default defineContent({ … }).',
    { file },
  );
}
