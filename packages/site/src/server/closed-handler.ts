import type { App } from '../app/app.ts';
import { isPagePath } from '../app/page-paths.ts';
import { defaultLocale, splitLocale } from '../languages/locale.ts';
import { pageOfPayloadPath } from '../payload/payload.ts';
import { createPageResponses } from './page-responses.ts';
import type { SiteEndpoint } from './endpoints/endpoint.ts';
import { createErrorResponder } from './error-responder.ts';
import { createHandler } from './handle.ts';
import type { HandlerOptions } from './handle.ts';
import { createHealthEndpoint, createReadyEndpoint } from './health-endpoint.ts';
import type { Handle } from './retry-start.ts';
import { PageError } from './page-error.ts';
import { errorPayload } from './resolve-page.ts';

/**
 * Handles requests while the database cannot be opened: every page, and everything else made from content, responds
 * with 503; pages do so in the visitor's language. A 404 would be stored by caches and search engines.
 */
export function createClosedHandler(
  options: Pick<HandlerOptions, 'app' | 'files' | 'buildId' | 'mode' | 'isHidden'>,
): Handle {
  const { app, buildId } = options;
  const silent = (): void => undefined;
  const check = (): Promise<never> => Promise.reject(new Error('The database is closed.'));
  // The error has already been reported where it occurred.
  const answerError = createErrorResponder(app, createPageResponses({ ...options, report: silent }));
  const unavailable = (): PageError => new PageError(503, 'Service Unavailable');

  /** Everything except pages and their payloads: feeds, files, search and API calls. */
  const other: SiteEndpoint = {
    path: '/**',
    methods: 'all',
    cache: 'none',
    async handle(request, { path }) {
      if (isPagePath(path) || pageOfPayloadPath(path) !== undefined) return undefined;
      return await answerError(request, path, unavailable());
    },
  };

  const health = { version: buildId, check, report: silent };
  return createHandler({
    ...options,
    // Without a database the version is unknown, so nothing is cached.
    version: { current: async () => '', isCurrent: async () => false },
    resolve: async (path) => await errorPayload(app, path, localeOf(path, app), unavailable()),
    report: silent,
    endpoints: [createHealthEndpoint(health), createReadyEndpoint(health), other],
  });
}

function localeOf(path: string, { site }: App) {
  return splitLocale(path, site)?.locale ?? defaultLocale(site);
}
