import { ContentError } from '@recto/content';

/** Name of the configuration file of a site. */
export const CONFIG_FILE = 'recto.config.ts';

/** A problem in a configuration. */
export interface ConfigFault {
  /** Keys that lead to the wrong value. */
  path: readonly PropertyKey[];
  /** What is wrong with it. */
  message: string;
}

/**
 * Creates an error in `recto.config.ts`. Its `cause` is the list of problems, for which `withLines` finds the line
 * numbers. They are plain data, because the configuration runs in a separate bundle.
 */
export function configError(code: string, hint: string, faults: readonly ConfigFault[]): ContentError {
  const text = faults.map(({ message }) => message).join('\n');
  return Object.assign(new ContentError(code, text, hint, { file: CONFIG_FILE }), { cause: faults });
}

/** Returns the error with the line numbers of its problems, in the order of the file. */
export function withLines(
  error: ContentError,
  lineOf: (path: readonly PropertyKey[]) => number | undefined,
): ContentError {
  if (!Array.isArray(error.cause)) return error;
  const faults = (error.cause as ConfigFault[])
    .map((fault) => ({ ...fault, line: lineOf(fault.path) }))
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const [first] = faults;
  const text = faults.map(({ message, line }) => (faults.length > 1 && line ? `Line ${line}: ${message}` : message));
  return new ContentError(error.code, text.join('\n'), error.hint, { file: CONFIG_FILE, line: first?.line });
}
