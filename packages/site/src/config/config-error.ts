import { ContentError } from '@recto/content';

/** Name of the configuration file of a site. */
export const CONFIG_FILE = 'recto.config.ts';

/** A problem in a configuration. */
export interface ConfigProblem {
  /** Keys that lead to the wrong value. */
  path: readonly PropertyKey[];
  /** What is wrong with it. */
  message: string;
}

/**
 * Creates an error in `recto.config.ts`. Its `cause` is the list of problems, for which `withLines` finds the line
 * numbers. The problems are plain objects: the configuration runs in a separate bundle, which may have its own copy of
 * a class, so that `instanceof` would not recognise its instances.
 */
export function configError(code: string, hint: string, problems: readonly ConfigProblem[]): ContentError {
  const text = problems.map(({ message }) => message).join('\n');
  return Object.assign(new ContentError(code, text, hint, { file: CONFIG_FILE }), { cause: problems });
}

/** Returns the error with the line numbers of its problems, in the order of the file. */
export function withLines(
  error: ContentError,
  lineOf: (path: readonly PropertyKey[]) => number | undefined,
): ContentError {
  if (!Array.isArray(error.cause)) return error;
  const problems = (error.cause as ConfigProblem[])
    .map((problem) => ({ ...problem, line: lineOf(problem.path) }))
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const [first] = problems;
  const text = problems.map(({ message, line }) =>
    problems.length > 1 && line ? `Line ${line}: ${message}` : message,
  );
  return new ContentError(error.code, text.join('\n'), error.hint, { file: CONFIG_FILE, line: first?.line });
}
