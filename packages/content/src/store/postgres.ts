import type { Client, Pool } from 'pg';
import type { Columns } from '../collections/columns.ts';
import { postgresDialect } from '../query/postgres-dialect.ts';
import { emptyStore, describeUrl, unreachableStore } from './store-errors.ts';
import { loadDriver } from './load-driver.ts';
import { CONTENT_CHANNEL } from './postgres-notifications.ts';
import { tooSlow } from './query-limits.ts';
import type { RawRow, ReadStore, WriteStore } from './store.ts';
import { COLLECTIONS_TABLE, CREATE_INTERNAL_TABLES, parseCollections, SELECT_COLLECTIONS } from './tables.ts';
import { unavailableStore } from './unavailable-store.ts';
import type { BoundValue } from './values.ts';
import { createWriter } from './writer.ts';

/** Default time limit of a read, in milliseconds. */
const STATEMENT_TIMEOUT = 5_000;
/** Time limit for a connection, in milliseconds: longer for builds than for visitors. */
const CONNECTION_TIMEOUT = { write: 10_000, read: 3_000 };
/** How long after the server's time limit the client ends a statement, in milliseconds, in case the server hangs. */
const READ_GRACE = 500;

/** Error codes of PostgreSQL. */
const UNDEFINED_TABLE = '42P01';
const QUERY_CANCELED = '57014';

/** Object ids of PostgreSQL types: int8, int2, int4, float4, float8, numeric. */
const NUMBER_TYPES = new Set([20, 21, 23, 700, 701, 1700]);
const BOOLEAN_TYPE = 16;

/** Parses values to the same results as SQLite: numbers as numbers, booleans as 1 and 0, everything else as text. */
const types = {
  getTypeParser(type: number) {
    if (NUMBER_TYPES.has(type)) return Number;
    if (type === BOOLEAN_TYPE) return (text: string) => Number(text === 't');
    return (text: string) => text;
  },
};

/** Opens a PostgreSQL database for a build to write; readers see the old rows until the build is finished. */
export async function createPostgresWriter(url: string): Promise<WriteStore> {
  const { Client } = await loadDriver('pg', () => import('pg'));
  const client = new Client({ connectionString: url, types, connectionTimeoutMillis: CONNECTION_TIMEOUT.write });
  client.on('error', () => {
    // After a lost connection, the next statement fails and reports the error.
  });
  await client.connect().catch((error: unknown) => {
    throw unreachableStore(describeUrl(url), error);
  });
  const run = (sql: string, parameters?: readonly BoundValue[]): Promise<RawRow[]> => execute(client, sql, parameters);
  for (const statement of CREATE_INTERNAL_TABLES) await run(statement);
  return createWriter(
    {
      dialect: postgresDialect,
      run,
      async begin() {
        await run('BEGIN');
        // Simultaneous builds would fill the same tables, so the second one waits. Readers do not wait.
        await run(`LOCK TABLE ${COLLECTIONS_TABLE} IN SHARE ROW EXCLUSIVE MODE`);
      },
      async commit() {
        // PostgreSQL sends it when the transaction is complete, and not at all if it fails.
        await run(`NOTIFY ${CONTENT_CHANNEL}`);
        await run('COMMIT');
      },
      async rollback() {
        await run('ROLLBACK');
      },
      async finish() {
        // Nothing to do: a server has no journal file that has to be merged.
      },
      async close() {
        await client.end();
      },
    },
    { staged: true },
  );
}

/** Opens a PostgreSQL database for reading, with a pool of connections that cannot write. */
export async function openPostgres(
  url: string,
  { timeout = STATEMENT_TIMEOUT }: { timeout?: number } = {},
): Promise<ReadStore> {
  const { Pool } = await loadDriver('pg', () => import('pg'));
  const pool = new Pool({
    connectionString: withReadOnlySettings(url, timeout),
    types,
    connectionTimeoutMillis: CONNECTION_TIMEOUT.read,
    query_timeout: timeout + READ_GRACE,
    // Lets a script exit although it does not close the store.
    allowExitOnIdle: true,
  });
  pool.on('error', () => {
    // An idle connection was lost, for example by a restart of the server. The pool opens a new one when needed.
  });
  try {
    return {
      collections: await readCollections(pool, url),
      dialect: postgresDialect,
      async all(sql, parameters) {
        try {
          return await execute(pool, sql, parameters);
        } catch (error) {
          if (hasCode(error, QUERY_CANCELED)) throw tooSlow(timeout);
          throw isConnectionError(error) ? unavailableStore(describeUrl(url), error) : error;
        }
      },
      close: () => pool.end(),
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/**
 * Adds settings to the connection URL that forbid writing and limit the time. A connection pooler, which shares one
 * session between clients, rejects such settings with an error; a SET statement would affect sessions of other clients.
 */
function withReadOnlySettings(url: string, timeout: number): string {
  const parsed = URL.parse(url);
  if (parsed === null) throw unreachableStore(describeUrl(url), 'it is not a URL');
  const settings = `-c default_transaction_read_only=on -c statement_timeout=${timeout} -c DateStyle=ISO`;
  const theirs = parsed.searchParams.get('options');
  parsed.searchParams.set('options', theirs === null ? settings : `${theirs} ${settings}`);
  return parsed.href;
}

async function readCollections(pool: Pool, url: string): Promise<Record<string, Columns>> {
  try {
    return parseCollections(await execute(pool, SELECT_COLLECTIONS));
  } catch (error) {
    throw hasCode(error, UNDEFINED_TABLE) ? emptyStore(describeUrl(url)) : unreachableStore(describeUrl(url), error);
  }
}

/** Classes of error codes for an unavailable server: connection, resources, shutdown, system error. */
const CONNECTION_ERROR = /^(?:08|53|57P|58)/u;

/** Returns whether a statement failed because the server is unavailable. Errors in a statement have other codes. */
function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Only errors of the server have a severity; those of sockets and of the pool have none.
  return !('severity' in error) || ('code' in error && CONNECTION_ERROR.test(String(error.code)));
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function execute(on: Client | Pool, sql: string, parameters: readonly BoundValue[] = []): Promise<RawRow[]> {
  // The extended protocol accepts only one statement per query.
  const query = { text: sql, values: parameters.map(withoutNul), queryMode: 'extended' };
  const { rows } = await on.query<RawRow>(query);
  return rows;
}

/**
 * Replaces NUL, which PostgreSQL rejects in text. No stored text contains it, so the query finds nothing either way.
 */
function withoutNul(value: BoundValue): BoundValue {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
}
