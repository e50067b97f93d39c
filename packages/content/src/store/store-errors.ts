import { ContentError } from '../errors.ts';

/** Creates the error for a database that cannot be opened. `location` is its file or its URL without credentials. */
export function unreachableStore(location: string, cause: unknown): ContentError {
  return new ContentError(
    'store/unreachable',
    `The database ${location} cannot be opened: ${reasonOf(cause)}.`,
    'Check that it exists and is readable, and that RECTO_DATABASE_URL is correct if it is set.',
  );
}

/** Creates the error for a database without content, which no build has written. */
export function emptyStore(location: string): ContentError {
  return new ContentError(
    'store/empty',
    `The database ${location} contains no content.`,
    'Build the content into it first; for a shared database, build with the same RECTO_DATABASE_URL.',
  );
}

/** Creates the error for a database file that is open and cannot be read completely. */
export function damagedStore(location: string, cause: unknown): ContentError {
  return new ContentError(
    'store/damaged',
    `The database ${location} is damaged: ${reasonOf(cause)}.`,
    'Delete the folder with this file, then build the content again or copy it again, and restart the server.',
  );
}

/** Returns a URL without credentials and parameters, for messages. */
export function describeUrl(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? '(not a URL)' : `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
}

function reasonOf(cause: unknown): string {
  // A host with several IP addresses fails once for each; the first error is sufficient.
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message : String(cause);
}
