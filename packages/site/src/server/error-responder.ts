import { errorResponse } from '@recto/content/node';
import { STATUS_CODES } from 'node:http';
import type { App } from '../app/app.ts';
import { dropBase } from '../app/base.ts';
import type { Locale } from '../app/site.ts';
import { LOCALE_COOKIE } from '../constants.ts';
import { readCookie } from '../cookies/cookie.ts';
import { chooseLocale, localisePath, splitLocale } from '../languages/locale.ts';
import type { PageResponses } from './page-responses.ts';
import { chooseErrorFormat } from './error-format.ts';
import { toErrorPayload } from './page-error.ts';
import type { PageError } from './page-error.ts';
import { errorPayload } from './resolve-page.ts';

/**
 * Responds with an error at a URL without a page, in a format that the client accepts. The path may be malformed.
 * `data` has further details of the error and is sent only as JSON.
 */
export type RespondWithError = (request: Request, path: string, error: PageError, data?: unknown) => Promise<Response>;

/** Creates the function that responds with errors as a page, as JSON or as plain text. */
export function createErrorResponder(app: App, pages: Pick<PageResponses, 'render'>): RespondWithError {
  const { site } = app;

  /** The language of the path, else the language that the visitor has chosen, else the default. */
  const localeOf = (request: Request, path: string): Locale =>
    splitLocale(path, site)?.locale ?? chooseLocale(readCookie(request, LOCALE_COOKIE), site);

  const page = async (request: Request, path: string, error: PageError): Promise<Response> => {
    const locale = localeOf(request, path);
    // The requested path exists in no language, but the links to other languages need a path that does.
    const payload = await errorPayload(app, localisePath('/404', locale, site), locale, error);
    const response = await pages.render(payload, request);
    response.headers.append('vary', 'cookie');
    return response;
  };

  return async (request, path, error, data) => {
    const form = chooseErrorFormat(request, dropBase(path, site.base ?? '') ?? path);
    if (form === 'html') return await page(request, path, error);
    const headers = { 'cache-control': 'no-store', vary: 'accept' };
    const { fatal: _, ...described } = toErrorPayload(error);
    if (form === 'text') return errorResponse(error.status, STATUS_CODES[error.status] ?? error.statusMessage, headers);
    return Response.json(
      { error: { ...described, ...(data !== undefined && { data }) } },
      { status: error.status, headers: { ...headers, 'x-content-type-options': 'nosniff' } },
    );
  };
}
