import { loadDriver } from './load-driver.ts';
import { createPostgresNotifications } from './postgres-notifications.ts';
import type { SqlRow } from './sql-connection.ts';
import { createSqlStore } from './sql-store.ts';
import type { StudioStore } from './studio-store.ts';
import { TABLES } from './tables.ts';

/** Maximum time to wait for a connection and for a result, in milliseconds. */
const CONNECTION_TIMEOUT = 3000;
const QUERY_TIMEOUT = 5000;

/** Key of the lock that prevents two servers from creating the tables at the same time; an arbitrary number. */
const LOCK = 7_261_746_001;

/** Opens the store that several servers share. */
export async function openPostgresStore(url: string): Promise<StudioStore> {
  const driver = await loadDriver();
  const pool = new driver.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    allowExitOnIdle: true,
  });
  pool.on('error', () => {
    // An idle connection was lost, for example when the database restarted. The pool opens another on demand.
  });
  try {
    await pool.query(`BEGIN; SELECT pg_advisory_xact_lock(${LOCK}); ${TABLES.join('; ')}; COMMIT`);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const query = async (sql: string, values: readonly unknown[]): Promise<SqlRow[]> =>
    (await pool.query<SqlRow>(sql, [...values])).rows;
  const notifications = createPostgresNotifications({ url, query });
  return createSqlStore(
    {
      all: async (sql, values = []) => await query(numbered(sql), values),
      close: async () => {
        await notifications.close();
        await pool.end();
      },
    },
    notifications,
  );
}

/** Numbers the placeholders for PostgreSQL. No statement of the store has a question mark in a string. */
function numbered(sql: string): string {
  let number = 0;
  return sql.replaceAll('?', () => `$${(number += 1)}`);
}
