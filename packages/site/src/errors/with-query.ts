import type { ResolvedPage } from '../payload/resolved-page.ts';

/**
 * Adds the query to the message of a 404, so that it contains the full path. Payloads are cached by path, without the
 * query, so it is added where the URL is known.
 */
export function withQuery(payload: ResolvedPage, search: string): ResolvedPage {
  const { error, path } = payload;
  if (search === '' || error?.status !== 404 || !error.message.endsWith(`: ${path}`)) return payload;
  return { ...payload, error: { ...error, message: error.message + search } };
}
