import type { App } from '../app/app.ts';
import { isPagePath } from '../app/page-paths.ts';
import { defaultLocale, splitLocale } from '../languages/locale.ts';
import { payloadOwner } from '../payload/payload.ts';
import { createPageAnswers } from './answer-page.ts';
import type { SiteEndpoint } from './endpoints/endpoint.ts';
import { createErrorAnswers } from './error-answers.ts';
import { createHandler } from './handle.ts';
import type { HandlerOptions } from './handle.ts';
import { createHealthEndpoint } from './health-endpoint.ts';
import type { Handle } from './keep-trying.ts';
import { PageError } from './page-error.ts';
import { errorPayload } from './resolve-page.ts';

/**
 * The site without its database: every page, and everything else made from content, answers 503, pages in the visitor's
 * language. It cannot answer 404, since caches and search engines would store that.
 */
export function createClosedHandler(
  options: Pick<HandlerOptions, 'app' | 'files' | 'buildId' | 'mode' | 'isHidden'>,
): Handle {
  const { app, buildId } = options;
  const silent = (): void => undefined;
  const check = (): Promise<never> => Promise.reject(new Error('The database is closed.'));
  // The error has already been reported where it was found.
  const answerError = createErrorAnswers(app, createPageAnswers({ ...options, report: silent }));
  const unavailable = (): PageError => new PageError(503, 'Service Unavailable');

  /** Feeds, files, searches, calls: everything except pages and their payloads. */
  const other: SiteEndpoint = {
    path: '/**',
    methods: 'all',
    cache: 'none',
    async answer(request, { path }) {
      if (isPagePath(path) || payloadOwner(path) !== undefined) return undefined;
      return await answerError(request, path, unavailable());
    },
  };

  return createHandler({
    ...options,
    // Without a database nobody knows the version, and nothing is cached.
    version: { current: async () => '', isCurrent: async () => false },
    resolve: async (path) => await errorPayload(app, path, localeOf(path, app), unavailable()),
    report: silent,
    endpoints: [createHealthEndpoint({ version: buildId, check, report: silent }), other],
  });
}

function localeOf(path: string, { site }: App) {
  return splitLocale(path, site)?.locale ?? defaultLocale(site);
}
