import type { Content } from '@recto/content';
import type { SiteContent } from '../config/register.ts';

/** An error as h3 hands it over. What is not one of its own is wrapped: `unhandled` is set, and `cause` is the original. */
export interface ThrownError {
  status: number;
  statusText?: string | undefined;
  message: string;
  unhandled?: boolean | undefined;
  headers?: Headers | undefined;
  data?: unknown;
  cause?: unknown;
}

/** A page in the cache, for a server that sends it without calling a handler. */
export interface KeptPage {
  tag: string;
  /** Its text in an encoding, `identity` for none; `undefined` while there is no such copy. */
  bodyIn: (encoding: string) => Uint8Array | undefined;
  /** Answers that it was sent with, by the request headers that they depend on. */
  variants: Map<string, SentAnswer>;
}

interface SentAnswer {
  status: number;
  /** Names and values in turn. */
  headers: string[];
  encoding: string;
}

/** Answers with a public file that is newer than the app, or with `null` where it is gone. `undefined` for any other path. */
export type AnswerPublicFile = (request: Request, path: string) => Promise<Response | undefined> | null | undefined;

/** What API routes and the server's entry use of the site that runs in the same process. */
export interface RunningSite {
  /** Missing until the database is open. */
  content?: Content<SiteContent['collections']>;
  /** A page that is kept in memory, by its key in the page cache. */
  findPage?: ((key: string) => KeptPage | undefined) | undefined;
  /** Answers with a public file that is newer than the app. */
  answerPublic?: AnswerPublicFile | undefined;
  /** Answers an error of an API route; `undefined` where Nitro shows it to the developer. */
  answerError: (request: Request, error: ThrownError) => Promise<Response | undefined>;
}

/** Pages and API routes are bundled apart, so they share no modules. */
const KEY = Symbol.for('recto.running-site');
const shared = globalThis as { [KEY]?: RunningSite };

/** Makes the site known to the API routes of this process. A dev server does so again after every change. */
export function shareSite(site: RunningSite): void {
  shared[KEY] = site;
}

export function runningSite(): RunningSite | undefined {
  return shared[KEY];
}
