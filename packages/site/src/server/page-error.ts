import { isUnavailable } from '@recto/content/node';
import { STATUS_CODES } from 'node:http';
import type { ErrorPayload } from '../payload/payload.ts';

export interface PageErrorOptions {
  /** The status in a few words; the usual ones otherwise. */
  statusMessage?: string;
  /** Whether the whole page is in error, rather than merely not there. */
  fatal?: boolean;
}

/** An error that visitors may read: its status and message become the page. */
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

/** Nothing answers this path. It is fatal where a page is sure to exist: a landing, a post that is linked to. */
export function notFound(path: string, { fatal = false }: Pick<PageErrorOptions, 'fatal'> = {}): PageError {
  return new PageError(404, `Page not found: ${path}`, { statusMessage: 'Page not found', fatal });
}

/** The route of this path refuses it. */
export function invalidPath(path: string): PageError {
  return new PageError(404, `Page Not Found: ${path}`, { statusMessage: 'Page Not Found', fatal: false });
}

function pageErrorOf(error: unknown): PageError {
  return isUnavailable(error) ? new PageError(503, 'Service Unavailable') : new PageError(500, 'Internal Server Error');
}

/** What went wrong inside is for the log; a visitor learns only that something did. */
export function describeError(error: unknown): ErrorPayload {
  const known = error instanceof PageError ? error : pageErrorOf(error);
  const { status, statusMessage, message, fatal } = known;
  return { status, statusMessage, message, fatal };
}
