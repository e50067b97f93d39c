import type * as Driver from 'pg';
import type { Notifications } from './studio-store.ts';

/** Channel that the servers of a site listen to. */
const CHANNEL = 'recto_studio';

/** First and maximum delay before reconnecting, in milliseconds; each delay is twice the previous one. */
const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 60_000;

interface PostgresNoticesOptions {
  driver: typeof Driver;
  url: string;
  /** Runs a statement using the connection pool of the store. */
  query: (sql: string, values: readonly string[]) => Promise<unknown>;
}

/** Notifications between servers that can be closed. */
export interface OpenNotices extends Notifications {
  /** Closes the connection. */
  close: () => Promise<void>;
}

/**
 * Notifications between servers. A separate connection listens, because connections of a pool are opened and closed.
 */
export function createPostgresNotices({ driver, url, query }: PostgresNoticesOptions): OpenNotices {
  const listeners = new Set<() => void>();
  let client: Driver.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const connect = async (wait = FIRST_DELAY_MS): Promise<void> => {
    if (isClosed) return;
    const opened = new driver.Client({ connectionString: url, keepAlive: true });
    const again = (): void => {
      if (client !== opened || isClosed) return;
      client = undefined;
      timer = setTimeout(() => void connect(Math.min(MAX_DELAY_MS, wait * 2)), wait);
      timer.unref();
    };
    client = opened;
    opened.on('error', again);
    opened.on('end', again);
    opened.on('notification', tell);
    try {
      await opened.connect();
      await opened.query(`LISTEN ${CHANNEL}`);
      wait = FIRST_DELAY_MS;
      // Something may have been published while the connection was lost.
      tell();
    } catch {
      again();
      await opened.end().catch(() => undefined);
    }
  };

  return {
    announce: async () => {
      await query('SELECT pg_notify($1, $2)', [CHANNEL, '']);
    },
    listen(onAnnounced) {
      listeners.add(onAnnounced);
      if (!client && !timer) void connect();
      return () => void listeners.delete(onAnnounced);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
