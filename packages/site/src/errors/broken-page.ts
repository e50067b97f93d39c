import type { ErrorPayload } from '../payload/payload.ts';

/** The error that a visitor sees if a page fails in the browser. Details are in the console. */
export const BROKEN_PAGE: ErrorPayload = {
  status: 500,
  statusMessage: 'Internal Error',
  message: 'This page could not be shown.',
  fatal: true,
};
