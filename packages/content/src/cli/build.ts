import { existsSync } from 'node:fs';
import { buildContent } from '../build/build-content.ts';
import type { BuildResult } from '../build/build-content.ts';
import { ContentError } from '../errors.ts';
import { publishContent } from '../store/publish-content.ts';
import { pathsIn } from './command.ts';
import type { Run } from './command.ts';
import { count, locateError, printWarnings, renderError } from './render-error.ts';
import { loadConfig } from './load-config.ts';
import { resolvePaths, showPath } from './paths.ts';
import type { Paths } from './paths.ts';
import { createProgress } from './progress.ts';
import { paint, print } from './terminal.ts';
import type { Terminal } from './terminal.ts';

/** `recto build`: builds the database, or prints all errors. */
export const runBuild: Run = async (input, terminal) => {
  const { out, err, env, folder } = terminal;
  const paths = resolvePaths(pathsIn(input), folder);
  const start = Date.now();
  const { rows, errors, warnings } = await buildWithProgress(paths, terminal, input.values['strict'] === true);
  printWarnings(
    warnings.map((warning) => locateError(warning, paths.content, folder)),
    terminal,
  );
  if (errors.length > 0) {
    for (const error of errors) {
      print(err, `${renderError(locateError(error, paths.content, folder), 'error', err, env)}\n`);
    }
    print(err, `${paint(err, env, 'red', count(errors.length, 'error'))}. ${describeDatabase(paths.database)}`);
    return 1;
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  print(out, `Built ${showPath(paths.database, folder)}: ${count(rows, 'row')} in ${seconds} s.`);
  const url = env['RECTO_DATABASE_URL'] ?? '';
  if (url !== '') {
    await publishContent({ file: paths.database, url });
    print(out, 'Published to the database in RECTO_DATABASE_URL.');
  }
  return 0;
};

async function buildWithProgress(
  { config: configFile, content, database, cache, public: publicFolder }: Paths,
  terminal: Terminal,
  strict: boolean,
): Promise<BuildResult> {
  const config = await loadConfig(configFile, terminal.folder);
  const progress = createProgress(terminal, 'Building');
  try {
    return await buildContent({
      config,
      configFile,
      root: content,
      output: database,
      cache,
      publicFolder,
      ...(strict && { strict }),
      onProgress: (done, total) => {
        progress.update(done, total);
      },
      onWarning: (warning) => {
        progress.clear();
        print(terminal.err, renderError(warning, 'warning', terminal.err, terminal.env));
      },
    });
  } catch (error) {
    // A row that cannot be stored in the database stops the build at once.
    if (error instanceof ContentError) return { rows: 0, errors: [error], warnings: [], assets: [] };
    throw error;
  } finally {
    progress.clear();
  }
}

function describeDatabase(database: string): string {
  return existsSync(database) ? 'The last valid database is kept.' : 'No database was written.';
}
