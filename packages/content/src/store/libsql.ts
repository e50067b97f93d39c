import type { Client, Config, Transaction } from '@libsql/client';
import { sqliteDialect } from '../query/sqlite-dialect.ts';
import { emptyStore, describeUrl, unreachableStore } from './store-errors.ts';
import { loadDriver } from './load-driver.ts';
import type { RawRow, ReadStore, WriteStore } from './store.ts';
import { CREATE_INTERNAL_TABLES, SELECT_COLLECTIONS_TABLE, parseCollections, SELECT_COLLECTIONS } from './tables.ts';
import { unavailableStore } from './unavailable-store.ts';
import type { BoundValue } from './values.ts';
import { createWriter } from './writer.ts';

/** Time limit for a response of the server to a reader, in milliseconds. Builds have no limit. */
const RESPONSE_TIMEOUT = 5_000;

/** Opens a libSQL database for a build to write; readers see the old rows until the build is finished. */
export async function createLibsqlWriter(url: string): Promise<WriteStore> {
  const client = await connect(url);
  let transaction: Transaction | undefined;
  const run = (sql: string, parameters: readonly BoundValue[] = []): Promise<RawRow[]> =>
    execute(transaction ?? client, sql, parameters);
  // WAL lets readers of a local file continue while it is written; a server handles this itself.
  if (client.protocol === 'file') await run('PRAGMA journal_mode = WAL');
  for (const statement of CREATE_INTERNAL_TABLES) await run(statement);
  return createWriter(
    {
      dialect: sqliteDialect,
      run,
      async begin() {
        transaction = await client.transaction('write');
      },
      async commit() {
        await transaction?.commit();
        transaction = undefined;
      },
      async rollback() {
        await transaction?.rollback();
        transaction = undefined;
      },
      async finish() {
        if (client.protocol === 'file') await run('PRAGMA wal_checkpoint(TRUNCATE)');
      },
      async close() {
        client.close();
      },
    },
    { staged: true },
  );
}

/** Options of `openLibsql`. */
export interface OpenLibsqlOptions {
  /** Maximum number of queries that a server runs at the same time. */
  running?: number;
  /** Time limit for a response of a server, in milliseconds. */
  timeout?: number;
}

/** Opens a libSQL database for reading. */
export async function openLibsql(
  url: string,
  { running = 1, timeout = RESPONSE_TIMEOUT }: OpenLibsqlOptions = {},
): Promise<ReadStore> {
  // Without a time limit, a query to a server that hangs would never end.
  const fetchInTime = async (request: Request): Promise<Response> =>
    await fetch(request, { signal: AbortSignal.timeout(timeout) });
  const client = await connect(url, { concurrency: running, fetch: fetchInTime });
  const isFile = client.protocol === 'file';
  // A server rejects writes in a read transaction. A local file does not, so writing is disabled for the connection.
  if (isFile) await client.execute('PRAGMA query_only = 1');
  if ((await execute(client, SELECT_COLLECTIONS_TABLE)).length === 0) {
    client.close();
    throw emptyStore(describeUrl(url));
  }
  return {
    collections: parseCollections(await execute(client, SELECT_COLLECTIONS)),
    dialect: sqliteDialect,
    async all(sql, parameters) {
      if (isFile) return execute(client, sql, parameters);
      try {
        const [result] = await client.batch([{ sql, args: [...parameters] }], 'read');
        return result?.rows ?? [];
      } catch (error) {
        throw isConnectionError(error) ? unavailableStore(describeUrl(url), error) : error;
      }
    },
    async close() {
      client.close();
    },
  };
}

/** Errors of a statement have a code that starts with SQLITE; all others are errors of the connection. */
function isConnectionError(error: unknown): boolean {
  return !(error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE'));
}

/** Connects to a database; loads the driver only when it is used. */
async function connect(url: string, config: Pick<Config, 'concurrency' | 'fetch'> = {}): Promise<Client> {
  const { createClient } = await loadDriver('@libsql/client', () => import('@libsql/client'));
  try {
    return createClient({ url, concurrency: 1, ...config });
  } catch (error) {
    throw unreachableStore(describeUrl(url), error);
  }
}

async function execute(
  on: Client | Transaction,
  sql: string,
  parameters: readonly BoundValue[] = [],
): Promise<RawRow[]> {
  const { columns, rows } = await on.execute({ sql, args: [...parameters] });
  // Rows of the driver also have numeric keys; these are removed.
  return rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
}
