import type { ErrorPayload } from '../payload/payload.ts';

/**
 * What an error page is called in the title of the window, in the reader's language. A site's own refusals are called as
 * the site calls them; where a pack has no words, the status has.
 */
export function errorTitle({ status, statusMessage }: ErrorPayload, words: Readonly<Record<string, string>>): string {
  if (status === 404) return words['notFound.title'] ?? statusMessage;
  const isOurs = status === 400 || status >= 500;
  return (isOurs ? words['common.error.title'] : undefined) ?? statusMessage;
}
