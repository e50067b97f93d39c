import { publishContent } from '@recto/content/node';
import { dirname } from 'node:path';
import { findBuilder } from '../builder/builder-folder.ts';
import { cacheFolder, databaseOf } from '../content-folder.ts';
import { createBuildProcess } from './build-process.ts';
import { createBuildQueue } from './build-queue.ts';
import type { BuildContent } from './build-queue.ts';
import { findContent, newContent } from './find-content.ts';

export interface OpenBuilderOptions {
  /** A folder of the server's code. */
  from: string;
  /** A database that servers share gets what was built. */
  databaseUrl: string | undefined;
  env: Readonly<Record<string, string | undefined>>;
}

/** The builder beside a server; `undefined` where there is none, or where the server reads a database that is named. */
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
