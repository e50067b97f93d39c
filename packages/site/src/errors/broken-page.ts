import type { ErrorPayload } from '../payload/payload.ts';

/** What a visitor learns of a fault in the browser; the console knows more. */
export const BROKEN_PAGE: ErrorPayload = {
  status: 500,
  statusMessage: 'Internal Error',
  message: 'This page could not be shown.',
  fatal: true,
};
