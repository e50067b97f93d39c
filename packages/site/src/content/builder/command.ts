/**
 * The content builder of a built site. A server starts it as a separate process and sends it requests; people run it as
 * `node .output/app/server/content.mjs build <content folder>`.
 */
import { dirname, join, resolve } from 'node:path';
import { setPriority } from 'node:os';
import process from 'node:process';
import { cacheFolder } from '../content-folder.ts';
import { findContent, newContent } from '../server/find-content.ts';
import { describeProblem } from './build-message.ts';
import type { BuildMessage, BuildRequest } from './build-message.ts';
import { BUILDER_CONFIG_FILE, FOR_SERVER, readBuilder } from './builder-folder.ts';
import { FOR_CHECKS } from './check-message.ts';
import { runContentBuild } from './run-content-build.ts';
import { serveChecks } from './serve-checks.ts';

const USAGE = `Builds the content of this site.

  node content.mjs build <content folder>

Adds a version to the folder of content versions beside the app and makes it the current one.

  RECTO_CONTENT_SOURCE   the content folder, if none is given
  RECTO_CONTENT_CACHE    the folder in which parsed rows are cached for the next build
`;

/** Lower priority than the server, so that requests come first. */
const LOW_PRIORITY = 10;

const builder = import.meta.dirname;
const server = dirname(builder);

function serveBuilds(): void {
  try {
    setPriority(LOW_PRIORITY);
  } catch {
    // Not every system has priorities.
  }
  // A version is written synchronously, so exiting here leaves no incomplete version.
  process.once('SIGTERM', () => process.exit(1));
  process.once('disconnect', () => process.exit(1));
  process.on('message', (request: BuildRequest) => {
    void runForServer(request);
  });
}

async function runForServer(request: BuildRequest): Promise<void> {
  try {
    const { rows: _rows, ...result } = await runContentBuild({
      ...request,
      builder,
      onProgress: (done, total) => {
        sendMessage({ done, total });
      },
    });
    sendMessage({ result });
  } catch (error) {
    console.error('[recto] The content cannot be built:', error);
    sendMessage({ crash: true });
  }
}

function sendMessage(message: BuildMessage): void {
  process.send?.(message);
}

async function runFromCommandLine([action, named, ...others]: readonly string[]): Promise<number> {
  const source = named ?? process.env['RECTO_CONTENT_SOURCE'] ?? '';
  if (action !== 'build' || source === '' || others.length > 0) {
    process.stderr.write(USAGE);
    return action === '--help' || action === '-h' ? 0 : 2;
  }
  const output = findContent(server) ?? newContent(server);
  const cache = cacheFolder(output, process.env);
  const { version, rows, warnings, errors } = await runContentBuild({
    builder,
    source: resolve(source),
    checkOnly: false,
    output,
    cache,
  });
  for (const problem of [...warnings, ...errors]) process.stderr.write(`${describeProblem(problem)}\n\n`);
  if (version === undefined) return 1;
  process.stdout.write(`${output}: ${rows} rows, version ${version}\n`);
  return 0;
}

if (process.send && process.argv.includes(FOR_SERVER)) {
  serveBuilds();
} else if (process.send && process.argv.includes(FOR_CHECKS)) {
  serveChecks(join(builder, BUILDER_CONFIG_FILE), async () => readBuilder(builder).components);
} else {
  process.exitCode = await runFromCommandLine(process.argv.slice(2));
}
