import { SESSION_PATH } from '../../feature/addresses.ts';
import type { SessionAnswer } from '../../session/session-endpoints.ts';
import { sendFile } from './send-file.ts';
import type { SendFile, SendOptions } from './send-file.ts';

/** Somebody who has signed in, as the server describes them. */
export type Session = Extract<SessionAnswer, { token: string }>;

/** An error that the server, or the way to it, has. `message` and `hint` can be shown. */
export class StudioProblem extends Error {
  readonly code: string;
  readonly hint: string;
  readonly status: number;
  /** Further fields of the answer, such as conflicts. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor({ code, message, hint = '', status = 0, ...details }: ProblemFields) {
    super(message);
    this.name = 'StudioProblem';
    this.code = code;
    this.hint = hint;
    this.status = status;
    this.details = details;
  }
}

interface ProblemFields {
  code: string;
  message: string;
  hint?: string;
  status?: number;
  [field: string]: unknown;
}

export interface ClientOptions {
  /** The folder of the site, without a slash at its end. */
  base: string;
  session: Session;
  /** Lets the person sign in again. Rejects if they do not. */
  signIn: () => Promise<void>;
  fetch?: typeof fetch;
  sendFile?: SendFile;
}

export type Query = Readonly<Record<string, string | number | undefined>>;

interface RequestOptions {
  signal?: AbortSignal;
  /** Nobody has asked for it, so it does not ask the person to sign in again. */
  isQuiet?: boolean;
}

/** Talks to the server of the studio. */
export interface StudioClient {
  session: () => Session;
  get: <Answer>(path: string, query?: Query, options?: RequestOptions) => Promise<Answer>;
  send: <Answer>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: unknown,
    options?: Pick<RequestOptions, 'isQuiet'>,
  ) => Promise<Answer>;
  /** Sends a file as the body of a request. */
  upload: <Answer>(path: string, query: Query, file: Blob, options?: SendOptions) => Promise<Answer>;
  /** The address of a file behind the session, for an `img`. */
  addressOf: (path: string, query?: Query) => string;
}

/** The server did not answer: no network, or it is being restarted. */
export const OFFLINE = 'studio/offline';
/** A demo has no server, and this needs one. */
export const NO_SERVER = 'studio/no-server';
/** The session has ended, and the person did not sign in again. */
const SIGNED_OUT = 'studio/signed-out';

export function createStudioClient(options: ClientOptions): StudioClient {
  const { base, session, signIn, fetch: send = fetch, sendFile: sendBody = sendFile } = options;
  let current = session;
  let signingIn: Promise<void> | undefined;

  const addressOf = (path: string, query: Query = {}): string => {
    const given = Object.entries(query).filter((entry): entry is [string, string | number] => entry[1] !== undefined);
    const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    return `${base}${path}${text === '' ? '' : `?${text}`}`;
  };

  const request = async (start: () => Promise<Response>, signal?: AbortSignal): Promise<Response> => {
    try {
      return await start();
    } catch (error) {
      if (signal?.aborted === true) throw error;
      throw new StudioProblem({ code: OFFLINE, message: 'The server did not answer.' });
    }
  };

  /** One window for all requests that wait for it. */
  const renew = async (): Promise<void> => {
    signingIn ??= signIn().finally(() => (signingIn = undefined));
    try {
      await signingIn;
    } catch {
      throw new StudioProblem({ code: SIGNED_OUT, message: 'Nobody is signed in.', status: 401 });
    }
    const answer = (await (await request(() => send(base + SESSION_PATH))).json()) as SessionAnswer;
    if (!('token' in answer)) {
      throw new StudioProblem({ code: SIGNED_OUT, message: 'Nobody is signed in.', status: 401 });
    }
    current = answer;
  };

  const ask = async <Answer>(
    start: () => Promise<Response>,
    { signal, isQuiet = false }: RequestOptions = {},
  ): Promise<Answer> => {
    let response = await request(start, signal);
    if (response.status === 401 && !isQuiet) {
      await renew();
      response = await request(start, signal);
    }
    if (!response.ok) throw await readProblem(response);
    return (response.status === 204 ? undefined : await response.json()) as Answer;
  };

  return {
    session: () => current,
    addressOf,
    get: (path, query, options = {}) => {
      const { signal } = options;
      return ask(() => send(addressOf(path, query), signal ? { signal } : {}), options);
    },
    send: (method, path, body, options) =>
      ask(
        () =>
          send(addressOf(path), {
            method,
            headers: { 'content-type': 'application/json', 'x-recto-token': current.token },
            body: JSON.stringify(body),
          }),
        options,
      ),
    upload: (path, query, file, sending = {}) =>
      ask(
        () => sendBody(addressOf(path, query), { file, token: current.token, ...sending }),
        sending.signal ? { signal: sending.signal } : {},
      ),
  };
}

/** Whatever was thrown, as a problem that can be shown. */
export function toProblem(error: unknown): StudioProblem {
  if (error instanceof StudioProblem) return error;
  return new StudioProblem({ code: 'studio/failed', message: error instanceof Error ? error.message : String(error) });
}

async function readProblem(response: Response): Promise<StudioProblem> {
  const { status } = response;
  const answer: unknown = await response.json().catch(() => undefined);
  const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : answer;
  if (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string') {
    return new StudioProblem({ code: 'studio/failed', ...error, message: error.message, status });
  }
  return new StudioProblem({ code: 'studio/failed', message: `The server answered with status ${status}.`, status });
}
