import { loadDriver } from './load-driver.ts';
import { createPostgresNotices } from './postgres-notices.ts';
import type { SqlRow } from './sql-connection.ts';
import { createSqlStore } from './sql-store.ts';
import type { StudioStore } from './studio-store.ts';
import { TABLES } from './tables.ts';

/** Longest to wait for a connection and for an answer, in milliseconds. */
const CONNECTION_TIMEOUT = 3000;
const QUERY_TIMEOUT = 5000;

/** Two servers that start at the same moment create the tables one after the other. Any number that is ours. */
const LOCK = 7_261_746_001;

/** The store that several servers share. */
export async function openPostgresStore(url: string): Promise<StudioStore> {
  const driver = await loadDriver();
  const pool = new driver.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    allowExitOnIdle: true,
  });
  pool.on('error', () => {
    // An idle connection was lost, say in a restart of the server. The pool opens another when asked.
  });
  try {
    await pool.query(`BEGIN; SELECT pg_advisory_xact_lock(${LOCK}); ${TABLES.join('; ')}; COMMIT`);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const query = async (sql: string, values: readonly unknown[]): Promise<SqlRow[]> =>
    (await pool.query<SqlRow>(sql, [...values])).rows;
  const notices = createPostgresNotices({ driver, url, query });
  return createSqlStore(
    {
      all: async (sql, values = []) => await query(numbered(sql), values),
      close: async () => {
        await notices.close();
        await pool.end();
      },
    },
    notices,
  );
}

/** PostgreSQL numbers its placeholders. No statement of the store has a question mark in a text. */
function numbered(sql: string): string {
  let number = 0;
  return sql.replaceAll('?', () => `$${(number += 1)}`);
}
