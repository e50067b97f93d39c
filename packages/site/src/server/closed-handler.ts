import type { Endpoint } from '@recto/content/node';
import type { App } from '../app/app.ts';
import { isPagePath } from '../app/page-paths.ts';
import { defaultLocale, splitLocale } from '../languages/locale.ts';
import { payloadOwner } from '../payload/payload.ts';
import { createPageAnswers } from './answer-page.ts';
import { createErrorAnswers } from './error-answers.ts';
import { createHandler } from './handle.ts';
import type { HandlerOptions } from './handle.ts';
import { createHealthEndpoint } from './health-endpoint.ts';
import type { Handle } from './keep-trying.ts';
import { PageError } from './page-error.ts';
import { errorPayload } from './resolve-page.ts';

/**
 * The site without its database: every page says so, in the visitor's language, and so does whatever else is made of the
 * content. That it is not there, nobody can know; caches and search engines would believe it.
 */
export function createClosedHandler(
  options: Pick<HandlerOptions, 'app' | 'files' | 'buildId' | 'mode' | 'isHidden'>,
): Handle {
  const { app, buildId } = options;
  const silent = (): void => undefined;
  const check = (): Promise<never> => Promise.reject(new Error('The database is closed.'));
  // What is wrong has been reported where it was found.
  const answerError = createErrorAnswers(app, createPageAnswers({ ...options, report: silent }));
  const unavailable = (): PageError => new PageError(503, 'Service Unavailable');

  /** Feeds, files, searches, calls: all that is no page, and no page as data. */
  const other: Endpoint = async (request, _url, path) => {
    if (isPagePath(path) || payloadOwner(path) !== undefined) return undefined;
    return await answerError(request, path, unavailable());
  };

  return createHandler({
    ...options,
    resolve: async (path) => await errorPayload(app, path, localeOf(path, app), unavailable()),
    report: silent,
    endpoints: [createHealthEndpoint({ version: buildId, check, report: silent }), other],
    listPaths: async () => [],
  });
}

function localeOf(path: string, { site }: App) {
  return splitLocale(path, site)?.locale ?? defaultLocale(site);
}
