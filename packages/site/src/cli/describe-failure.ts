import process from 'node:process';
import { toRawError } from '../dev/dev-error.ts';
import { isOwn } from '../server/dev/read-stack.ts';
import { describeError } from '../vite/errors/describe-error.ts';
import { printError } from '../vite/errors/print-error.ts';

/**
 * Why a build failed, for its author. Errors of Recto say file, line and what to do, also where a plugin threw them. The
 * stack of another one leads through code that is not the author's; `DEBUG` shows it.
 */
export function describeFailure(error: unknown, root = process.cwd()): string {
  if (!(error instanceof Error)) return String(error);
  const ours = [error, ...innerErrors(error)].filter(isOurs);
  if (ours.length > 0) return ours.map(String).join('\n\n');
  // What the bundler says of a file, without its own stack.
  const located = [error, ...innerErrors(error)]
    .map((one) => describeError(toRawError(one), { root, loaders: [], screens: [] }))
    .find(({ stack, place }) => !stack && place?.line !== undefined && isOwn(place));
  if (located && process.env['DEBUG'] === undefined) return printError(located);
  return process.env['DEBUG'] === undefined ? withoutFrames(error.message) : (error.stack ?? error.message);
}

/** The message of the bundler contains the stacks of the errors that it collected. */
function withoutFrames(message: string): string {
  return message.replaceAll(/\n {4}at .+/gu, '');
}

/** The bundler collects the errors of a build in one. */
function innerErrors(error: Error): Error[] {
  const { errors } = error as { errors?: unknown };
  return Array.isArray(errors) ? errors.filter((one) => one instanceof Error) : [];
}

/** By name: plugins are loaded apart from the command, with a class of their own. */
function isOurs({ name }: Error): boolean {
  return name === 'ContentError';
}
