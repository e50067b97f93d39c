/** Either a value or an error that the caller must handle. */
export type Result<Value, Failure = RepositoryError> = { ok: true; value: Value } | { ok: false; error: Failure };

/** A promise of a value or an error. */
export type AsyncResult<Value> = Promise<Result<Value>>;

/** Errors of a repository. `message` and `hint` may be shown to people: they contain no secrets. */
export type RepositoryError = Described &
  (
    | { code: 'conflict'; conflicts: readonly Conflict[] }
    | { code: 'invalid-change-set'; problems: readonly PathProblem[] }
    /** The content check rejected the result. Nothing was committed. */
    | { code: 'invalid-content'; problems: readonly ContentProblem[] }
    | { code: 'not-found' }
    | { code: 'exists' }
    | { code: 'permission' }
    | { code: 'expired-token' }
    /** `retryAt` is a time in milliseconds. */
    | { code: 'rate-limit'; retryAt: number }
    /** The branch has a newer commit. The same call with the new head may succeed. */
    | { code: 'moved' }
    /** The change set touches files with uncommitted changes in a working tree. */
    | { code: 'working-tree'; paths: readonly string[] }
    /** No response, or an error of the host. It is unknown whether the call had an effect. */
    | { code: 'unavailable' }
    | { code: 'unsupported' }
  );

interface Described {
  message: string;
  hint: string;
}

/** Two conflicting edits of one file. A text is missing if that side has no file or the file is binary. */
export interface Conflict {
  /** Path of the file. */
  path: string;
  /** How the edits conflict. */
  reason: 'both-changed' | 'both-created' | 'changed-and-deleted' | 'deleted-and-changed';
  /** Whether one of the files is binary. */
  binary: boolean;
  /** The text that both edits are based on. */
  base?: string;
  /** The text of the change set. */
  ours?: string;
  /** The text of the newest commit. */
  theirs?: string;
}

/** A problem of a path in a change set. */
export interface PathProblem {
  /** Path of the file. */
  path: string;
  /** What is wrong, as the rest of a sentence that begins with the path. */
  reason: string;
}

/** A problem in the content of a file. */
export interface ContentProblem {
  /** Path of the file. */
  path: string;
  /** Line number, starting at 1. */
  line?: number;
  /** What is wrong. */
  reason: string;
}

/** Creates a successful result. */
export function success<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** Creates a failed result. */
export function failure(error: RepositoryError): { ok: false; error: RepositoryError } {
  return { ok: false, error };
}

/** Creates the error for something that does not exist. */
export function notFound(what: string): { ok: false; error: RepositoryError } {
  return failure({
    code: 'not-found',
    message: `${what} does not exist.`,
    hint: 'Check the name, and that the token may read this repository.',
  });
}

/** Creates the error for a branch that already exists. */
export function branchExists(name: string): { ok: false; error: RepositoryError } {
  return failure({ code: 'exists', message: `The branch "${name}" already exists.`, hint: 'Choose another name.' });
}

/** Creates the error for a branch with a newer commit. */
export function moved(branch: string): { ok: false; error: RepositoryError } {
  return failure({
    code: 'moved',
    message: `The branch "${branch}" has a newer commit.`,
    hint: 'Try again.',
  });
}

/** Creates the result for an unexpected error, such as a full disk. People see its first line. */
export function unexpectedError(what: string, error: unknown): { ok: false; error: RepositoryError } {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return failure({
    code: 'unavailable',
    message: `${what}: ${reason.slice(0, 300)}`,
    hint: 'Try again later. If the error persists, contact the administrator of the server.',
  });
}

/** Creates the error for a change set with problems. */
export function invalidChangeSet(problems: readonly PathProblem[]): { ok: false; error: RepositoryError } {
  const [first] = problems;
  const more = problems.length > 1 ? ` Further problems: ${problems.length - 1}.` : '';
  return failure({
    code: 'invalid-change-set',
    problems,
    message: first ? `The path "${first.path}" ${first.reason}.${more}` : 'The change set is empty.',
    hint: 'Correct the paths and send the change set again.',
  });
}
