import { CONTENT_CHANNEL, listenToPostgres } from './postgres-notifications.ts';
import { parseStoreScheme } from './store-url.ts';

/**
 * Calls back when content is published to a shared database, and after each connection to it. Only PostgreSQL sends
 * notifications, and only to connected clients, so the version has to be read regularly as well. Returns a function
 * that stops listening.
 */
export function listenToContent(url: string, onPublished: () => void): () => Promise<void> {
  if (parseStoreScheme(url) !== 'postgres') return async () => undefined;
  return listenToPostgres({ url, channel: CONTENT_CHANNEL, onNotified: onPublished });
}
