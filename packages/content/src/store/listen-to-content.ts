import { CONTENT_CHANNEL, listenToPostgres } from './postgres-notifications.ts';
import { parseStoreScheme } from './store-url.ts';

/**
 * Calls back when content is published to a shared database, and after each connection to it. Only PostgreSQL notifies;
 * of other databases, the version has to be read regularly, and also of PostgreSQL, which notifies only connected
 * clients. Returns a function that ends it.
 */
export function listenToContent(url: string, onPublished: () => void): () => Promise<void> {
  if (parseStoreScheme(url) !== 'postgres') return async () => undefined;
  return listenToPostgres({ url, channel: CONTENT_CHANNEL, onNotified: onPublished });
}
