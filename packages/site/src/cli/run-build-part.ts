import { ContentError } from '@recto/content';
import type { Terminal } from '@recto/content/cli';
import { fork } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { BuiltContent } from '../content/build/content-build.ts';
import type { BuildPart } from './build-part.ts';

/** Thrown when a part of a build has failed and has already printed its error. */
export class BuildPartError extends Error {}

/**
 * Runs a part of a build in a separate process, because a bundler and the threads of a first content build leave
 * hundreds of megabytes allocated, which the rest of the build would keep.
 */
export async function runBuildPart(part: BuildPart, { out, err }: Terminal): Promise<BuiltContent> {
  const hasColours = out.isTTY === true && (process.env['NO_COLOR'] ?? '') === '';
  const child = fork(fileURLToPath(new URL('build-part.ts', import.meta.url)), {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...(hasColours && { FORCE_COLOR: '1' }) },
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => out.write(text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => err.write(text));
  let built: BuiltContent | undefined;
  child.once('message', (content: BuiltContent) => {
    built = content;
  });
  child.send(part);
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (built && code === 0) resolve(built);
      else if (signal === null) reject(new BuildPartError(`A part of the build ended with code ${code}.`));
      else reject(endedBy(signal));
    });
  });
}

function endedBy(signal: string): ContentError {
  return new ContentError(
    'build/ended',
    `A process of the build was killed by ${signal}.`,
    'If you did not stop it, the machine may not have enough memory for the build.',
  );
}
