import { failure, notFound } from '../repository-error.ts';

type Failure = ReturnType<typeof failure>;

/** Wait where a host does not say how long, in milliseconds. */
const DEFAULT_WAIT = 60_000;

interface StatusOptions {
  name: string;
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  what: string;
  token: string;
}

/** What an answer that is no success means. Hosts agree on the statuses, and word their messages as they like. */
export function describeStatus({ name, status, headers, bytes, what, token }: StatusOptions): Failure {
  const said = readMessage(bytes).replaceAll(token, '…');
  if (isRateLimit(status, headers, said)) {
    const retryAt = retryTime(headers);
    return failure({
      code: 'rate-limit',
      retryAt,
      message: `${name} takes no more requests until ${new Date(retryAt).toISOString()}.`,
      hint: 'It is tried again then. A token of its own for the studio has a limit of its own.',
    });
  }
  if (status === 401) {
    return failure({
      code: 'expired-token',
      message: `${name} does not accept the token: ${said}`,
      hint: 'It may have expired. Create a new one and set it in the environment of the server.',
    });
  }
  if (status === 403) {
    return failure({
      code: 'permission',
      message: `${name} does not allow this: ${said}`,
      hint: 'Give the token the right to write to the repository, or publish to a branch that is not protected.',
    });
  }
  if (status === 404 || status === 410) return notFound(what);
  if (status === 409 || status === 422 || status === 400) {
    return failure({
      code: 'invalid-change-set',
      problems: [],
      message: `${name} has refused the request: ${said}`,
      hint: 'Look at the message of the host.',
    });
  }
  return failure({
    code: 'unavailable',
    message: `${name} has answered with status ${status}: ${said}`,
    hint: 'Try again later.',
  });
}

export function unreachable(name: string, error: unknown): Failure {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  return failure({
    code: 'unavailable',
    message: isTimeout ? `${name} did not answer in time.` : `${name} cannot be reached.`,
    hint: 'Check the address of the host and the network of the server.',
  });
}

export function unexpectedAnswer(name: string, what: string, problem: string): Failure {
  return failure({
    code: 'unavailable',
    message: `${name} has answered with something else than expected for ${what}: ${problem.slice(0, 300)}`,
    hint: 'Check that the address is that of the API of the host, and that its version is supported.',
  });
}

/** GitHub answers 403 for limits, too, and tells by its headers. */
function isRateLimit(status: number, headers: Headers, said: string): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  return headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after') || /rate limit/iu.test(said);
}

/** In milliseconds, from a number of seconds, a date, or a second since 1970. */
function retryTime(headers: Headers): number {
  const after = headers.get('retry-after');
  if (after !== null) {
    const time = /^\d+$/u.test(after) ? Date.now() + Number(after) * 1000 : Date.parse(after);
    if (Number.isFinite(time)) return time;
  }
  const reset = Number(headers.get('x-ratelimit-reset') ?? headers.get('ratelimit-reset') ?? Number.NaN);
  return Number.isFinite(reset) && reset > 0 ? reset * 1000 : Date.now() + DEFAULT_WAIT;
}

/** The message of an error, which hosts put under one of two names, as a text or a list. */
function readMessage(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes.subarray(0, 10_000));
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) {
      const message: unknown = 'message' in value ? value.message : 'error' in value ? value.error : '';
      return (typeof message === 'string' ? message : JSON.stringify(message)).slice(0, 300);
    }
  } catch {
    // A page of a proxy says nothing that helps.
  }
  return 'no message';
}
