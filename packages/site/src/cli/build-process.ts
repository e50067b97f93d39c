import { ContentError } from '@recto/content';
import type { Terminal } from '@recto/content/cli';
import { fork } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { BuiltContentSummary } from '../content/build/content-build.ts';
import type { BuildPartInput } from './build-part.ts';

/** Thrown when a part of a build has failed and has already printed its error. */
export class BuildPartError extends Error {}

/** Maximum size of the space for new objects, in megabytes. The default of 16 needs 90 MB more and is not faster. */
const MAX_SEMI_SPACE = 4;

/** Results of the parts of a build. */
interface BuildResults {
  content: BuiltContentSummary;
  app: null;
}

/**
 * Builds a part in a separate process. A bundler and the threads of a first content build leave hundreds of megabytes
 * allocated, which the rest of the build would keep.
 */
export async function runBuildProcess<Kind extends keyof BuildResults>(
  kind: Kind,
  input: BuildPartInput,
  { out, err }: Terminal,
): Promise<BuildResults[Kind]> {
  const hasColours = out.isTTY === true && (process.env['NO_COLOR'] ?? '') === '';
  const child = fork(fileURLToPath(new URL('build-part.ts', import.meta.url)), [kind], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [...process.execArgv, `--max-semi-space-size=${MAX_SEMI_SPACE}`],
    // Nitro prints the names of files that it writes, unless its level is that of warnings.
    env: { CONSOLA_LEVEL: '1', ...process.env, ...(hasColours && { FORCE_COLOR: '1' }) },
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    // Nitro also prints empty lines between its messages.
    if (text.trim() !== '') out.write(text);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => err.write(text));
  return await new Promise((resolve, reject) => {
    let result: BuildResults[Kind] | undefined;
    child.once('message', (message: BuildResults[Kind]) => {
      result = message;
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (result !== undefined && code === 0) resolve(result);
      else if (signal === null) reject(new BuildPartError(`A part of the build ended with code ${code}.`));
      else reject(endedBy(signal));
    });
    child.send(input);
  });
}

function endedBy(signal: string): ContentError {
  return new ContentError(
    'build/ended',
    `A process of the build was killed by ${signal}.`,
    'If you did not stop it, the machine may not have enough memory for the build.',
  );
}
