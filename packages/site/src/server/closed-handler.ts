import type { App } from '../app/app.ts';
import { defaultLocale, splitLocale } from '../languages/locale.ts';
import { createHandler } from './handle.ts';
import type { HandlerOptions } from './handle.ts';
import { createHealthEndpoint } from './health-endpoint.ts';
import type { Handle } from './keep-trying.ts';
import { PageError } from './page-error.ts';
import { errorPayload } from './resolve-page.ts';

/** Seconds after which it is worth asking again. */
const RETRY_SECONDS = 5;

/** The site without its database: every page says so, in the visitor's language, and machines are told when to return. */
export function createClosedHandler(
  options: Pick<HandlerOptions, 'app' | 'files' | 'buildId' | 'mode' | 'isHidden'>,
): Handle {
  const { app, buildId } = options;
  const silent = (): void => undefined;
  const check = (): Promise<never> => Promise.reject(new Error('The database is closed.'));
  const handle = createHandler({
    ...options,
    resolve: async (path) => await errorPayload(app, path, localeOf(path, app), new PageError(503, 'Service Unavailable')),
    // What is wrong has been reported where it was found.
    report: silent,
    endpoints: [createHealthEndpoint({ version: buildId, check, report: silent })],
    listPaths: async () => [],
  });
  return async (request) => {
    const response = await handle(request);
    if (response.status === 503) response.headers.set('retry-after', String(RETRY_SECONDS));
    return response;
  };
}

function localeOf(path: string, { site }: App) {
  return splitLocale(path, site)?.locale ?? defaultLocale(site);
}
