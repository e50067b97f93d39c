import process from 'node:process';
import { toRawError } from '../dev/dev-error.ts';
import { isOwn } from '../server/dev/parse-stack.ts';
import { describeError } from '../vite/errors/describe-error.ts';
import { renderError } from '../vite/errors/render-error.ts';

/**
 * Describes why a build failed. Recto errors have file, line and hint, even if a plugin threw them. The stack trace of
 * another error leads through code that is not the author's, so it is shown only with `DEBUG`.
 */
export function describeBuildFailure(error: unknown, root = process.cwd()): string {
  if (!(error instanceof Error)) return String(error);
  const rectoErrors = [error, ...innerErrors(error)].filter(isRectoError);
  if (rectoErrors.length > 0) return rectoErrors.map(String).join('\n\n');
  // An error of the bundler about a file of the site, without the stack trace of the bundler.
  const located = [error, ...innerErrors(error)]
    .map((one) => describeError(toRawError(one), { root, loaders: [], screens: [] }))
    .find(({ stack, position }) => !stack && position?.line !== undefined && isOwn(position));
  if (located && process.env['DEBUG'] === undefined) return renderError(located);
  return process.env['DEBUG'] === undefined ? withoutFrames(error.message) : (error.stack ?? error.message);
}

/** Removes the stack traces that the message of the bundler contains. */
function withoutFrames(message: string): string {
  return message.replaceAll(/\n {4}at .+/gu, '');
}

/** The bundler collects the errors of a build in one error. */
function innerErrors(error: Error): Error[] {
  const { errors } = error as { errors?: unknown };
  return Array.isArray(errors) ? errors.filter((one) => one instanceof Error) : [];
}

/** Checked by name, because plugins are loaded separately from the command and have another class. */
function isRectoError({ name }: Error): boolean {
  return name === 'ContentError';
}
