import type { Terminal } from '@recto/content/cli';
import { fork } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { BuildPart, ContentVersion } from './build-part.ts';

/** A part of a build has failed, and has said why. */
export class PartError extends Error {}

/**
 * Runs a part of a build in a process of its own, and ends when it ends: a bundler and the threads of a cold content build
 * leave hundreds of megabytes behind, which the rest of the build would hold as well.
 */
export async function runPart(part: BuildPart, { out, err }: Terminal): Promise<ContentVersion | undefined> {
  const hasColours = out.isTTY === true && (process.env['NO_COLOR'] ?? '') === '';
  const child = fork(fileURLToPath(new URL('build-part.ts', import.meta.url)), {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...(hasColours && { FORCE_COLOR: '1' }) },
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => out.write(text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => err.write(text));
  let result: ContentVersion | undefined;
  child.on('message', (message: { result?: ContentVersion }) => {
    ({ result } = message);
  });
  child.send(part);
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve(result);
      else reject(new PartError(`The build of the ${part.part} ended with ${signal ?? `code ${code}`}.`));
    });
  });
}
