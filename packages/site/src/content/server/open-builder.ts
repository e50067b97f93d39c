import { publishContent } from '@recto/content/node';
import { dirname } from 'node:path';
import { findBuilder } from '../builder/builder-folder.ts';
import { cacheFolder, databaseOf } from '../content-folder.ts';
import { createBuildProcess } from './build-process.ts';
import { createBuildQueue } from './build-queue.ts';
import type { BuildContent } from './build-queue.ts';
import { findContent, newContent } from './find-content.ts';

/** Options of `openBuilder`. */
export interface OpenBuilderOptions {
  /** A folder of the server's code. */
  from: string;
  /** Shared database that new versions are copied to. */
  databaseUrl: string | undefined;
  /** Environment variables. */
  env: Readonly<Record<string, string | undefined>>;
}

/**
 * Returns the content builder beside a server; `undefined` if there is none, or if the server reads the database in
 * RECTO_CONTENT_FILE.
 */
export function openBuilder({ from, databaseUrl, env }: OpenBuilderOptions): BuildContent | undefined {
  const command = findBuilder(from);
  if (command === undefined || env['RECTO_CONTENT_FILE'] !== undefined) return undefined;
  const output = findContent(from) ?? newContent(dirname(command));
  const build = createBuildQueue(createBuildProcess({ command, output, cache: cacheFolder(output, env) }));
  if (databaseUrl === undefined) return build;
  return async (options) => {
    const built = await build(options);
    if (built.version !== undefined && options.checkOnly !== true) {
      await publishContent({ file: databaseOf(output, built.version), url: databaseUrl });
    }
    return built;
  };
}
