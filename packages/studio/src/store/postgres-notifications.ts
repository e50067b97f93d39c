import { listenToPostgres } from '@recto/content/node';
import type { Notifications } from './studio-store.ts';

/** Channel that the servers of a site listen to. */
const CHANNEL = 'recto_studio';

interface PostgresNotificationsOptions {
  url: string;
  /** Runs a statement using the connection pool of the store. */
  query: (sql: string, values: readonly string[]) => Promise<unknown>;
}

/** Notifications between servers, with a function that closes their connection. */
export interface ClosableNotifications extends Notifications {
  /** Closes the connection. */
  close: () => Promise<void>;
}

/** Creates notifications that use `LISTEN` and `NOTIFY`. The connection is opened when the first listener is added. */
export function createPostgresNotifications({ url, query }: PostgresNotificationsOptions): ClosableNotifications {
  const listeners = new Set<() => void>();
  let stop: (() => Promise<void>) | undefined;

  const notifyListeners = (): void => {
    for (const listener of listeners) listener();
  };

  return {
    announce: async () => {
      await query('SELECT pg_notify($1, $2)', [CHANNEL, '']);
    },
    listen(onAnnounced) {
      listeners.add(onAnnounced);
      stop ??= listenToPostgres({ url, channel: CHANNEL, onNotified: notifyListeners });
      return () => void listeners.delete(onAnnounced);
    },
    async close() {
      await stop?.();
    },
  };
}
