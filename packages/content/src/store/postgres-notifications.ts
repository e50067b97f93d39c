import type { Client } from 'pg';
import { loadDriver } from './load-driver.ts';

/** Channel on which `publishContent` announces new content. */
export const CONTENT_CHANNEL = 'recto_content';

/** First and maximum delay before reconnecting, in milliseconds; each delay is twice the previous one. */
const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 60_000;
/** Time limit for a connection, in milliseconds. */
const CONNECTION_TIMEOUT_MS = 10_000;
/** Idle time after which the connection is checked, in milliseconds: a machine that is gone closes no connection. */
const KEEP_ALIVE_MS = 10_000;

/** Options of `listenToPostgres`. */
export interface ListenOptions {
  /** URL of the database. */
  url: string;
  /** Channel to listen to. */
  channel: string;
  /** Called for each notification, and after each connection, since notifications may have been missed. */
  onNotified: () => void;
}

/**
 * Listens to the notifications of a PostgreSQL database, and connects again after a lost connection. It needs a
 * connection of its own, because connections of a pool are opened and closed. A database that cannot notify, such as a
 * read-only replica or a connection pooler, is tried again with increasing delays. Returns a function that stops
 * listening.
 */
export function listenToPostgres({ url, channel, onNotified }: ListenOptions): () => Promise<void> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const connect = async (wait = FIRST_DELAY_MS): Promise<void> => {
    const { Client: PostgresClient } = await loadDriver('pg', () => import('pg'));
    if (isClosed) return;
    const opened = new PostgresClient({
      connectionString: url,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    let delay = wait;
    const scheduleReconnect = (): void => {
      if (client !== opened || isClosed) return;
      client = undefined;
      timer = setTimeout(() => void connect(Math.min(MAX_DELAY_MS, delay * 2)), delay);
      timer.unref();
    };
    client = opened;
    opened.on('error', scheduleReconnect);
    opened.on('end', scheduleReconnect);
    opened.on('notification', onNotified);
    try {
      await opened.connect();
      await opened.query(`LISTEN ${channel}`);
      delay = FIRST_DELAY_MS;
      onNotified();
    } catch {
      scheduleReconnect();
      await opened.end().catch(() => undefined);
    }
  };

  // A missing driver is reported by the code that opens the database.
  connect().catch(() => undefined);
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
