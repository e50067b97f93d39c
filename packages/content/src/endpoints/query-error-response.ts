import { ContentError } from '../errors.ts';
import { QueryLimitError } from '../store/query-limits.ts';
import { isUnavailable } from '../store/unavailable-store.ts';

/**
 * Status of error codes. Of the others, temporary errors of the database result in 503, and invalid queries in 400.
 */
const STATUS: Partial<Record<string, number>> = {
  'collection/unknown': 404,
  'locale/unknown': 404,
  'query/body-too-large': 413,
  // The statement is valid, but its result is too large. 413 would mean that the request is too large.
  'query/answer-too-large': 422,
  'query/too-many': 429,
};

/** Seconds until the next attempt, if the error does not specify it. */
const RETRY_SECONDS = 1;

/** Creates a JSON response for an error, with a status and `Retry-After`. */
export function queryErrorResponse(error: ContentError): Response {
  const { code, message, hint } = withoutSecrets(error);
  const status = STATUS[code] ?? (isUnavailable(error) ? 503 : 400);
  const retryAfter = error instanceof QueryLimitError ? error.retryAfter : RETRY_SECONDS;
  return Response.json(
    { error: { code, message, hint } },
    {
      status,
      headers: {
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        ...((status === 429 || status === 503) && { 'retry-after': String(retryAfter) }),
      },
    },
  );
}

/** Error for a language that the site does not have. */
export function unknownLocale(locale: string, locales: readonly string[]): ContentError {
  return new ContentError(
    'locale/unknown',
    `The language ${JSON.stringify(locale.slice(0, 40))} does not exist.`,
    `Languages of this site: ${locales.join(', ')}.`,
  );
}

/** Error for a request body that is too large. */
export function bodyTooLarge(bytes: number): ContentError {
  return new ContentError(
    'query/body-too-large',
    `The body has more than ${bytes} bytes.`,
    'Send a shorter statement: fewer conditions, or several queries.',
  );
}

/** Error for a request body without a statement. */
export function noStatement(): ContentError {
  return new ContentError(
    'query/no-statement',
    'The body is not JSON with a field "sql" that contains a SELECT statement.',
    'Send {"sql": "SELECT * FROM _content_docs ORDER BY stem ASC"}, with the name of your collection instead of "docs".',
  );
}

/** Errors of a database can contain hosts and files, which are only logged. */
function withoutSecrets(error: ContentError): Pick<ContentError, 'code' | 'message' | 'hint'> {
  if (!error.code.startsWith('store/')) return error;
  return {
    code: 'store/unavailable',
    message: 'The database is not available at the moment.',
    hint: 'Try again in a moment.',
  };
}
