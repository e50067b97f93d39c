import { failure, notFound } from '../repository-error.ts';

type Failure = ReturnType<typeof failure>;

/** Delay if a host does not specify one, in milliseconds. */
const DEFAULT_WAIT = 60_000;

interface StatusOptions {
  name: string;
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  what: string;
  token: string;
}

/** Converts an error status to an error. Hosts use the same status codes, but different messages. */
export function describeStatus({ name, status, headers, bytes, what, token }: StatusOptions): Failure {
  const hostMessage = readMessage(bytes).replaceAll(token, '…');
  if (isRateLimit(status, headers, hostMessage)) {
    const retryAt = retryTime(headers);
    return failure({
      code: 'rate-limit',
      retryAt,
      message: `${name} accepts no more requests until ${new Date(retryAt).toISOString()}.`,
      hint: 'The server tries again then. A separate token for the studio has a separate limit.',
    });
  }
  if (status === 401) {
    return failure({
      code: 'expired-token',
      message: `${name} does not accept the token: ${hostMessage}`,
      hint: 'It may have expired. Create a new one and set it in the environment of the server.',
    });
  }
  if (status === 403) {
    return failure({
      code: 'permission',
      message: `${name} does not allow this: ${hostMessage}`,
      hint: 'Give the token the right to write to the repository, or publish to a branch that is not protected.',
    });
  }
  if (status === 404 || status === 410) return notFound(what);
  if (status === 409 || status === 422 || status === 400) {
    return failure({
      code: 'invalid-change-set',
      problems: [],
      message: `${name} rejected the request: ${hostMessage}`,
      hint: 'See the message of the host.',
    });
  }
  return failure({
    code: 'unavailable',
    message: `${name} responded with status ${status}: ${hostMessage}`,
    hint: 'Try again later.',
  });
}

/** Creates the error for a host that does not respond. */
export function unreachable(name: string, error: unknown): Failure {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  return failure({
    code: 'unavailable',
    message: isTimeout ? `${name} did not respond in time.` : `${name} cannot be reached.`,
    hint: 'Check the URL of the host and the network of the server.',
  });
}

/** Creates the error for a response with an unexpected format. */
export function unexpectedResponse(name: string, what: string, problem: string): Failure {
  return failure({
    code: 'unavailable',
    message: `${name} sent an unexpected response for ${what}: ${problem.slice(0, 300)}`,
    hint: 'Check that the URL is that of the API of the host, and that its version is supported.',
  });
}

/** Whether a response is a rate limit. GitHub also uses 403 for limits and indicates them in headers. */
function isRateLimit(status: number, headers: Headers, hostMessage: string): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  return headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after') || /rate limit/iu.test(hostMessage);
}

/** Returns the time of the next attempt in milliseconds, from a number of seconds, a date, or a Unix timestamp. */
function retryTime(headers: Headers): number {
  const after = headers.get('retry-after');
  if (after !== null) {
    const time = /^\d+$/u.test(after) ? Date.now() + Number(after) * 1000 : Date.parse(after);
    if (Number.isFinite(time)) return time;
  }
  const reset = Number(headers.get('x-ratelimit-reset') ?? headers.get('ratelimit-reset') ?? Number.NaN);
  return Number.isFinite(reset) && reset > 0 ? reset * 1000 : Date.now() + DEFAULT_WAIT;
}

/** Returns the message of an error, which hosts return in one of two properties, as a text or a list. */
function readMessage(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes.subarray(0, 10_000));
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) {
      const message: unknown = 'message' in value ? value.message : 'error' in value ? value.error : '';
      return (typeof message === 'string' ? message : JSON.stringify(message)).slice(0, 300);
    }
  } catch {
    // The HTML page of a proxy contains no useful message.
  }
  return 'no message';
}
