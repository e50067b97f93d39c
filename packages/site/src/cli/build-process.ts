import { ContentError } from '@recto/content';
import type { Terminal } from '@recto/content/cli';
import { fork } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { BuiltContentSummary } from '../content/build/content-build.ts';
import type { BuildPart } from './build-part.ts';

/** Thrown when a part of a build has failed and has already printed its error. */
export class BuildPartError extends Error {}

/** A process that builds one part. */
export interface BuildProcess {
  /** Builds a part, and ends the process. */
  run: (part: BuildPart) => Promise<BuiltContentSummary>;
  /** Ends the process, if it has nothing to build. */
  stop: () => void;
}

/**
 * Starts a process for a part of a build. Parts have separate processes, because a bundler and the threads of a first
 * content build leave hundreds of megabytes allocated, which the rest of the build would keep. The process of the app
 * loads the bundler immediately, so that it is loaded while the content is built.
 */
export function startBuildProcess(kind: 'content' | 'app', { out, err }: Terminal): BuildProcess {
  const hasColours = out.isTTY === true && (process.env['NO_COLOR'] ?? '') === '';
  const child = fork(fileURLToPath(new URL('build-part.ts', import.meta.url)), [kind], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Nitro prints the names of files that it writes, unless its level is that of warnings.
    env: { CONSOLA_LEVEL: '1', ...process.env, ...(hasColours && { FORCE_COLOR: '1' }) },
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    // Nitro also prints empty lines between its messages.
    if (text.trim() !== '') out.write(text);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => err.write(text));
  let built: BuiltContentSummary | undefined;
  child.once('message', (content: BuiltContentSummary) => {
    built = content;
  });
  const ended = new Promise<BuiltContentSummary>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (built && code === 0) resolve(built);
      else if (signal === null) reject(new BuildPartError(`A part of the build ended with code ${code}.`));
      else reject(endedBy(signal));
    });
  });
  // A process that is stopped, or ends before it gets its part, is not an unhandled error.
  ended.catch(() => undefined);
  return {
    async run(part) {
      if (child.connected) child.send(part);
      return await ended;
    },
    stop() {
      child.kill();
    },
  };
}

function endedBy(signal: string): ContentError {
  return new ContentError(
    'build/ended',
    `A process of the build was killed by ${signal}.`,
    'If you did not stop it, the machine may not have enough memory for the build.',
  );
}
