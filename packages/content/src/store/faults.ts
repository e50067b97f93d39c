import { ContentError } from '../errors.ts';

/** A database that cannot be opened. `place` names it without its password. */
export function unreachableStore(place: string, cause: unknown): ContentError {
  return new ContentError(
    'store/unreachable',
    `The database ${place} cannot be opened: ${reasonOf(cause)}.`,
    'Check that it is there and may be read, and that RECTO_DATABASE_URL names it if you set that.',
  );
}

/** A database that no build has written. */
export function emptyStore(place: string): ContentError {
  return new ContentError(
    'store/empty',
    `The database ${place} holds no content.`,
    'Build the content into it first; for a shared database, build with the same RECTO_DATABASE_URL.',
  );
}

/** A URL as it may be shown: whatever signs its owner in is left out. */
export function placeOf(url: string): string {
  const place = URL.parse(url);
  return place === null ? '(not a URL)' : `${place.protocol}//${place.host}${place.pathname}`;
}

function reasonOf(cause: unknown): string {
  // A host with several addresses fails once for each; the first tells enough.
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message : String(cause);
}
