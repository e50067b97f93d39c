import { SESSION_PATH } from '../../feature/paths.ts';
import type { SessionResponse } from '../../session/session-endpoints.ts';
import { sendFile } from './send-file.ts';
import type { SendFile, SendOptions } from './send-file.ts';

/** The session of a signed-in user, as the server returns it. */
export type ClientSession = Extract<SessionResponse, { token: string }>;

/** An error from the server or the network. `message` and `hint` can be shown to the user. */
export class StudioProblem extends Error {
  readonly code: string;
  readonly hint: string;
  readonly status: number;
  /** Further fields of the error response, such as conflicts. */
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

/** Options of `createStudioClient`. */
export interface ClientOptions {
  /** Base path of the site, without a trailing slash. */
  base: string;
  /** The session that was open when the editor started. */
  session: ClientSession;
  /** Asks the user to sign in again. Rejects if they do not. */
  signIn: () => Promise<void>;
  /** Replaces `fetch` in tests. */
  fetch?: typeof fetch;
  /** Replaces `sendFile` in tests. */
  sendFile?: SendFile;
}

/** Query parameters of a request; `undefined` values are left out. */
export type Query = Readonly<Record<string, string | number | undefined>>;

interface RequestOptions {
  signal?: AbortSignal;
  /** Set for background requests, which must not ask the user to sign in again. */
  isQuiet?: boolean;
}

/** Client for the HTTP API of the studio. */
export interface StudioClient {
  /** The current session; it changes when the user signs in again. */
  session: () => ClientSession;
  /** Sends a GET request and returns the parsed JSON. */
  get: <Answer>(path: string, query?: Query, options?: RequestOptions) => Promise<Answer>;
  /** Sends JSON and returns the parsed JSON of the response. */
  send: <Answer>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: unknown,
    options?: Pick<RequestOptions, 'isQuiet'>,
  ) => Promise<Answer>;
  /** Sends a file as the body of a request. */
  upload: <Answer>(path: string, query: Query, file: Blob, options?: SendOptions) => Promise<Answer>;
  /** URL of a file that needs the session, for example for an `img`. */
  urlOf: (path: string, query?: Query) => string;
}

/** Error code if the server cannot be reached: no network, or it is restarting. */
export const OFFLINE = 'studio/offline';
/** Error code for actions that need a server, which a demo does not have. */
export const NO_SERVER = 'studio/no-server';
/** Error code if the session has ended and the user did not sign in again. */
const SIGNED_OUT = 'studio/signed-out';

/** Creates a client that sends the session token and asks the user to sign in again after a 401 response. */
export function createStudioClient(options: ClientOptions): StudioClient {
  const { base, session, signIn, fetch: send = fetch, sendFile: sendBody = sendFile } = options;
  let current = session;
  let signingIn: Promise<void> | undefined;

  const urlOf = (path: string, query: Query = {}): string => {
    const entries = Object.entries(query).filter((entry): entry is [string, string | number] => entry[1] !== undefined);
    const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
    return `${base}${path}${text === '' ? '' : `?${text}`}`;
  };

  const request = async (start: () => Promise<Response>, signal?: AbortSignal): Promise<Response> => {
    try {
      return await start();
    } catch (error) {
      if (signal?.aborted === true) throw error;
      throw new StudioProblem({ code: OFFLINE, message: 'The server did not respond.' });
    }
  };

  /** All requests that get a 401 response at the same time share one sign-in window. */
  const renew = async (): Promise<void> => {
    signingIn ??= signIn().finally(() => (signingIn = undefined));
    try {
      await signingIn;
    } catch {
      throw new StudioProblem({ code: SIGNED_OUT, message: 'You are signed out.', status: 401 });
    }
    const session = (await (await request(() => send(base + SESSION_PATH))).json()) as SessionResponse;
    if (!('token' in session)) {
      throw new StudioProblem({ code: SIGNED_OUT, message: 'You are signed out.', status: 401 });
    }
    current = session;
  };

  const sendRequest = async <Answer>(
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
    urlOf,
    get: (path, query, options = {}) => {
      const { signal } = options;
      return sendRequest(() => send(urlOf(path, query), signal ? { signal } : {}), options);
    },
    send: (method, path, body, options) =>
      sendRequest(
        () =>
          send(urlOf(path), {
            method,
            headers: { 'content-type': 'application/json', 'x-recto-token': current.token },
            body: JSON.stringify(body),
          }),
        options,
      ),
    upload: (path, query, file, sending = {}) =>
      sendRequest(
        () => sendBody(urlOf(path, query), { file, token: current.token, ...sending }),
        sending.signal ? { signal: sending.signal } : {},
      ),
  };
}

/** Converts anything that was thrown to a `StudioProblem`. */
export function toProblem(error: unknown): StudioProblem {
  if (error instanceof StudioProblem) return error;
  return new StudioProblem({ code: 'studio/failed', message: error instanceof Error ? error.message : String(error) });
}

async function readProblem(response: Response): Promise<StudioProblem> {
  const { status } = response;
  const body: unknown = await response.json().catch(() => undefined);
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : body;
  if (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string') {
    return new StudioProblem({ code: 'studio/failed', ...error, message: error.message, status });
  }
  return new StudioProblem({
    code: 'studio/no-reason',
    message: `The server responded with status ${status}.`,
    status,
  });
}
