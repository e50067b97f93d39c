/** Either a value or an error that the caller has to look at. */
export type Result<Value, Failure = RepositoryError> = { ok: true; value: Value } | { ok: false; error: Failure };

export type Answer<Value> = Promise<Result<Value>>;

/** What can go wrong with a repository. `message` and `hint` may be shown to people: they contain no secrets. */
export type RepositoryError = Described &
  (
    | { code: 'conflict'; conflicts: readonly Conflict[] }
    | { code: 'invalid-change-set'; problems: readonly PathProblem[] }
    /** The content check has refused the result. Nothing was committed. */
    | { code: 'invalid-content'; problems: readonly ContentProblem[] }
    | { code: 'not-found' }
    | { code: 'exists' }
    | { code: 'permission' }
    | { code: 'expired-token' }
    /** `retryAt` is a time in milliseconds. */
    | { code: 'rate-limit'; retryAt: number }
    /** The branch has a newer commit. The same call with the new head may work. */
    | { code: 'moved' }
    /** The change set touches files that somebody is editing in a working tree. */
    | { code: 'working-tree'; paths: readonly string[] }
    /** No answer, or an error of the host. It is not known whether the call had an effect. */
    | { code: 'unavailable' }
    | { code: 'unsupported' }
  );

interface Described {
  message: string;
  hint: string;
}

/** Two edits of one file that contradict each other. A text is missing where that side has no file, or no text. */
export interface Conflict {
  path: string;
  reason: 'both-changed' | 'both-created' | 'changed-and-deleted' | 'deleted-and-changed';
  /** Whether one of the files is not text. */
  binary: boolean;
  base?: string;
  ours?: string;
  theirs?: string;
}

export interface PathProblem {
  path: string;
  reason: string;
}

export interface ContentProblem {
  path: string;
  line?: number;
  reason: string;
}

export function success<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function failure(error: RepositoryError): { ok: false; error: RepositoryError } {
  return { ok: false, error };
}

export function notFound(what: string): { ok: false; error: RepositoryError } {
  return failure({
    code: 'not-found',
    message: `${what} does not exist.`,
    hint: 'Check the name, and that the token may read this repository.',
  });
}

export function branchExists(name: string): { ok: false; error: RepositoryError } {
  return failure({ code: 'exists', message: `The branch "${name}" exists already.`, hint: 'Choose another name.' });
}

export function moved(branch: string): { ok: false; error: RepositoryError } {
  return failure({
    code: 'moved',
    message: `The branch "${branch}" has a newer commit.`,
    hint: 'Try again.',
  });
}

/** Something has failed that nobody has foreseen, such as a full disk. People are told the first line of it. */
export function crashed(what: string, error: unknown): { ok: false; error: RepositoryError } {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return failure({
    code: 'unavailable',
    message: `${what}: ${reason.slice(0, 300)}`,
    hint: 'Try again later. If it stays like this, tell the administrator of the server.',
  });
}

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
