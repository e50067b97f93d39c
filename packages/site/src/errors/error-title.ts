import type { ErrorPayload } from '../payload/payload.ts';

/**
 * Document title of an error page, in the reader's language. Errors that the site itself throws keep their status
 * message, which is also used if the language has no translation.
 */
export function errorTitle(
  { status, statusMessage }: ErrorPayload,
  messages: Readonly<Record<string, string>>,
): string {
  if (status === 404) return messages['notFound.title'] ?? statusMessage;
  const isOurs = status === 400 || status >= 500;
  return (isOurs ? messages['common.error.title'] : undefined) ?? statusMessage;
}
