import { ContentError } from '../errors.ts';
import { QueryLimitError } from '../store/query-limits.ts';
import { isUnavailable } from '../store/unavailable-store.ts';

/** Every other code means that the query itself is wrong: 400. */
const STATUS: Partial<Record<string, number>> = {
  'collection/unknown': 404,
  'locale/unknown': 404,
  'query/body-too-large': 413,
  // The statement is valid, but its answer is too large. 413 would mean that the request is too large.
  'query/answer-too-large': 422,
  'query/too-many': 429,
};

/** Seconds after which it is worth asking again, where the error does not say. */
const RETRY_SECONDS = 1;

/** An error as JSON, with a status and `Retry-After`. */
export function refuseQuery(error: ContentError): Response {
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

export function unknownLocale(locale: string, known: readonly string[]): ContentError {
  return new ContentError(
    'locale/unknown',
    `There is no language ${JSON.stringify(locale.slice(0, 40))}.`,
    `Languages of this site: ${known.join(', ')}.`,
  );
}

export function bodyTooLarge(bytes: number): ContentError {
  return new ContentError(
    'query/body-too-large',
    `The body has more than ${bytes} bytes.`,
    'Send a shorter statement: fewer conditions, or several queries.',
  );
}

export function noStatement(): ContentError {
  return new ContentError(
    'query/no-statement',
    'The body is not JSON with a field "sql" that holds a select statement.',
    'Send {"sql": "SELECT * FROM _content_docs ORDER BY stem ASC"}, with the name of the collection.',
  );
}

/** Errors of a database can contain hosts and files: those texts go to the log only. */
function withoutSecrets(error: ContentError): Pick<ContentError, 'code' | 'message' | 'hint'> {
  if (!error.code.startsWith('store/')) return error;
  return {
    code: 'store/unavailable',
    message: 'The database does not answer at the moment.',
    hint: 'Ask again in a moment.',
  };
}
