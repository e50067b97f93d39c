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

/** What API routes use of the site that runs in the same process. */
export interface RunningSite {
  /** Missing until the database is open. */
  content?: Content<SiteContent['collections']>;
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
