import { failure, moved, notFound } from '../repository-error.ts';
import type { GitRun } from './run-git.ts';

type Failure = ReturnType<typeof failure>;

/** Converts an error of reading from git. Unknown errors are reported with the message of git. */
export function readFailure({ code, errors }: GitRun, what: string): Failure {
  if (code === -1 && errors.includes('ENOENT')) return noGit();
  if (/not a git repository|cannot change to/u.test(errors)) return notFound('The git repository');
  if (errors.includes('dubious ownership')) {
    return failure({
      code: 'permission',
      message: 'The git repository belongs to another user.',
      hint: 'Run the server as the user that owns the repository, or add it to safe.directory in the git configuration.',
    });
  }
  if (/unable to (?:create|write)|permission denied|insufficient permission|read-only/iu.test(errors)) {
    return failure({
      code: 'permission',
      message: `The server may not write to the git repository: ${lastLine(errors)}`,
      hint: 'Give the user that runs the server the right to write there.',
    });
  }
  const isMissing =
    /bad object|bad revision|not a tree object|not a valid object|Invalid revision|unknown revision|could not get object info|not a commit/iu;
  return isMissing.test(errors) || code === 1 ? notFound(what) : unavailable(`git has failed: ${lastLine(errors)}`);
}

/** Converts an error of a fetch or push. `hide` removes secrets from messages of git. */
export function remoteFailure({ errors, output }: GitRun, branch: string, hide: (text: string) => string): Failure {
  const text = `${output.toString('utf8')}\n${errors}`;
  if (
    /stale info|fetch first|non-fast-forward|cannot lock ref|failed to update ref|reference already exists/u.test(text)
  ) {
    return moved(branch);
  }
  if (/Authentication failed|could not read (?:Username|Password)|error: 401|publickey/u.test(text)) {
    return failure({
      code: 'expired-token',
      message: 'The remote repository does not accept the token.',
      hint: 'Create a new token and set it in the environment of the server.',
    });
  }
  if (/error: 403|remote rejected|Permission to .* denied/u.test(text)) {
    return failure({
      code: 'permission',
      message: `The remote repository rejected the branch "${branch}": ${hide(lastLine(text))}`,
      hint: 'Give the token the right to write, or publish to a branch that is not protected.',
    });
  }
  if (/error: 429/u.test(text)) {
    return failure({
      code: 'rate-limit',
      retryAt: Date.now() + 60_000,
      message: 'The remote repository received too many requests.',
      hint: 'The server tries again in a minute.',
    });
  }
  if (/couldn't find remote ref/iu.test(text)) return notFound(`The branch "${branch}"`);
  if (/repository .* not found|error: 404|does not appear to be a git repository/iu.test(text)) {
    return notFound('The remote repository');
  }
  return unavailable(`The remote repository did not respond: ${hide(lastLine(text))}`);
}

/** Creates the error for a repository that is temporarily unavailable. */
export function unavailable(message: string): Failure {
  return failure({ code: 'unavailable', message, hint: 'Try again later.' });
}

function noGit(): Failure {
  return failure({
    code: 'unsupported',
    message: 'The program git is not installed, or the folder of the repository does not exist.',
    hint: 'Install git on the server, or connect the studio to a git host.',
  });
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.slice(0, 300) ?? '';
}
