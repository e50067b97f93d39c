import { isUnavailable } from '@recto/content/node';
import { STATUS_CODES } from 'node:http';
import type { ErrorPayload } from '../payload/payload.ts';

/** Options of `PageError`. */
export interface PageErrorOptions {
  /** Short text for the status; the standard text of HTTP by default. */
  statusMessage?: string;
  /** Whether the page should exist, so that this is an error of the site and not only a wrong URL. */
  fatal?: boolean;
}

/** An error that visitors may see: the error page shows its status and message. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly status: number;
  readonly statusMessage: string;
  readonly fatal: boolean;

  constructor(status: number, message: string, options: PageErrorOptions = {}) {
    super(message);
    this.status = status;
    this.statusMessage = options.statusMessage ?? STATUS_CODES[status] ?? message;
    this.fatal = options.fatal ?? true;
  }
}

/** The error for a path without a page. Make it fatal if the page should exist, such as a landing page. */
export function notFound(path: string, { fatal = false }: Pick<PageErrorOptions, 'fatal'> = {}): PageError {
  return new PageError(404, `Page not found: ${path}`, { statusMessage: 'Page not found', fatal });
}

/** The error for a path that the validation of its route rejects. */
export function invalidPath(path: string): PageError {
  return new PageError(404, `Page Not Found: ${path}`, { statusMessage: 'Page Not Found', fatal: false });
}

function pageErrorOf(error: unknown): PageError {
  return isUnavailable(error) ? new PageError(503, 'Service Unavailable') : new PageError(500, 'Internal Server Error');
}

/** Describes an error for visitors. Details of unexpected errors are left out; they belong in the log. */
export function toErrorPayload(error: unknown): ErrorPayload {
  const pageError = error instanceof PageError ? error : pageErrorOf(error);
  const { status, statusMessage, message, fatal } = pageError;
  return { status, statusMessage, message, fatal };
}
