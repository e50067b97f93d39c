import process from 'node:process';

/**
 * Why a build failed, for its author. Errors of Recto say file, line and what to do, also where a plugin threw them. The
 * stack of another one leads through code that is not the author's; `DEBUG` shows it.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const ours = [error, ...innerErrors(error)].filter(isOurs);
  if (ours.length > 0) return ours.map(String).join('\n\n');
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
