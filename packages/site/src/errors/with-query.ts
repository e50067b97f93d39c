import type { Payload } from '../payload/payload.ts';

/**
 * The same page, with the query in the message of a 404: it names the whole address. Payloads are keyed by their path, so
 * only whoever knows the address can add it.
 */
export function withQuery(payload: Payload, search: string): Payload {
  const { error, path } = payload;
  if (search === '' || error?.status !== 404 || !error.message.endsWith(`: ${path}`)) return payload;
  return { ...payload, error: { ...error, message: error.message + search } };
}
