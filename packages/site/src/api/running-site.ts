import type { Content } from '@recto/content';
import type { SiteContent } from '../config/register.ts';

/**
 * An error as h3 passes it to an error handler. h3 wraps errors of other types: then `unhandled` is set, and `cause` is
 * the original error.
 */
export interface ThrownError {
  /** HTTP status of the response. */
  status: number;
  /** Status text of the response. */
  statusText?: string | undefined;
  /** Message of the error. */
  message: string;
  /** Whether the original error is not an HTTP error. */
  unhandled?: boolean | undefined;
  /** Headers for the response. */
  headers?: Headers | undefined;
  /** Additional data for the response. */
  data?: unknown;
  /** The original error, if it was wrapped. */
  cause?: unknown;
}

/** A page in the cache, which the server entry can send without calling a handler. */
export interface CachedPage {
  /** ETag of the page. */
  tag: string;
  /** Returns the body of the page in an encoding, `identity` for none; `undefined` if there is no such copy yet. */
  bodyIn: (encoding: string) => Uint8Array | undefined;
  /** Responses sent with this page, by the request headers that they depend on. */
  variants: Map<string, SentResponse>;
}

interface SentResponse {
  status: number;
  /** Header names and values, alternating. */
  headers: string[];
  encoding: string;
}

/**
 * Responds with a public file that was published after the app was built; `null` if the file was deleted, `undefined`
 * for any other path.
 */
export type ServePublicFile = (request: Request, path: string) => Promise<Response | undefined> | null | undefined;

/** The interface of the site for API routes and the server entry of the same process. */
export interface RunningSite {
  /** The content; missing until the database is open. */
  content?: Content<SiteContent['collections']>;
  /** Version of the app. */
  buildId?: string;
  /** Returns the version of the content that is served. */
  contentVersion?: () => Promise<string>;
  /** Returns a page from the page cache by its key. */
  findPage?: ((key: string) => CachedPage | undefined) | undefined;
  /** Responds with a public file that was published after the app was built. */
  servePublicFile?: ServePublicFile | undefined;
  /** Responds to an error of an API route; `undefined` if the development server shows the error. */
  respondToError: (request: Request, error: ThrownError) => Promise<Response | undefined>;
}

/** A global symbol, because pages and API routes are separate bundles and share no modules. */
const KEY = Symbol.for('recto.running-site');
const shared = globalThis as { [KEY]?: RunningSite };

/** Registers the site for the API routes of this process. A development server does so again after every change. */
export function registerSite(site: RunningSite): void {
  shared[KEY] = site;
}

/** Returns the site that `registerSite` registered; `undefined` before that. */
export function runningSite(): RunningSite | undefined {
  return shared[KEY];
}
