import { ContentError } from '@recto/content';

export const CONFIG_FILE = 'recto.config.ts';

/** Something wrong in a configuration, and the keys that lead to it. */
export interface ConfigFault {
  path: readonly PropertyKey[];
  message: string;
}

/**
 * An error in `recto.config.ts`. Its `cause` has the faults: with the text of the file, `withLines` finds their lines. The
 * configuration runs in a bundle of its own, so they are plain data.
 */
export function configError(code: string, hint: string, faults: readonly ConfigFault[]): ContentError {
  const text = faults.map(({ message }) => message).join('\n');
  return Object.assign(new ContentError(code, text, hint, { file: CONFIG_FILE }), { cause: faults });
}

/** The same error with the lines of its faults, in the order of the file. */
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
