import { ContentError } from '../errors.ts';
import { UNKNOWN_CLIENT } from '../rate-limit/client-of.ts';
import { startDeadline } from './deadline.ts';
import { unreachableStore } from './store-errors.ts';
import type { Caller, LimitedStore } from './limited-store.ts';
import { isProcessEnded, resolveQueryLimits } from './query-limits.ts';
import type { QueryLimits } from './query-limits.ts';
import { createQueryQueue } from './query-queue.ts';
import { openSqlite } from './sqlite.ts';
import { startSqliteProcess } from './sqlite-process.ts';
import type { SqliteProcess, SqliteStatement } from './sqlite-process.ts';
import type { RawRow, ReadStore } from './store.ts';
import type { BoundValue } from './values.ts';

/**
 * Opens a database file for queries from the network. `node:sqlite` cannot be interrupted, and terminating a thread
 * does not stop SQLite in it. So a few processes run the queries, one query each at a time. If a query takes too long,
 * its process is killed, and the next query starts only when that process has exited.
 */
export function openLimitedSqlite(file: string, options: QueryLimits = {}): LimitedStore {
  const limits = resolveQueryLimits(options);
  const queue = createQueryQueue(limits);
  const reader = openSqlite(file);
  const { collections, dialect } = reader;
  void reader.close();
  /** Processes without a running query. */
  const idle: SqliteProcess[] = [];
  /** Running queries, including the exit of their processes. */
  const work = new Set<Promise<unknown>>();
  const closing = new AbortController();

  /** Returns an idle process that can run a query; some may have exited meanwhile. */
  const takeIdle = (): SqliteProcess | undefined => {
    const child = idle.pop();
    return child === undefined || child.isAlive() ? child : takeIdle();
  };

  const start = async (): Promise<SqliteProcess> => {
    try {
      return await startSqliteProcess(file);
    } catch (error) {
      throw unreachableStore(`"${file}"`, error);
    }
  };

  const runIn = async (child: SqliteProcess, statement: SqliteStatement, signal: AbortSignal): Promise<RawRow[]> => {
    if (signal.aborted) {
      // Starting the process took too long for this query; the next query can use it.
      idle.push(child);
      throw signal.reason;
    }
    try {
      return await child.query(statement, signal);
    } finally {
      if (child.isAlive() && !signal.aborted) idle.push(child);
      else await child.end();
    }
  };

  const run = async (sql: string, parameters: readonly BoundValue[], signal: AbortSignal): Promise<RawRow[]> => {
    const statement = { sql, parameters, bytes: limits.resultBytes };
    const idleProcess = takeIdle();
    if (!idleProcess) return await runIn(await start(), statement, signal);
    try {
      return await runIn(idleProcess, statement, signal);
    } catch (error) {
      // An idle process may have exited without being noticed yet: a new process runs the query.
      if (signal.aborted || !isProcessEnded(error)) throw error;
      return await runIn(await start(), statement, signal);
    }
  };

  const all = async (sql: string, parameters: readonly BoundValue[], caller: Caller): Promise<RawRow[]> => {
    const deadline = startDeadline(limits.timeout, [closing.signal, ...(caller.signal ? [caller.signal] : [])]);
    try {
      const release = await queue.enter(caller.client, deadline.signal);
      const running = run(sql, parameters, deadline.signal).finally(release);
      work.add(running);
      void running.catch(() => undefined).then(() => work.delete(running));
      return await deadline.race(running);
    } finally {
      deadline.clear();
    }
  };

  const storeFor = (caller: Caller): ReadStore => ({
    collections,
    dialect,
    all: (sql, parameters) => all(sql, parameters, caller),
    close,
  });

  const close = async (): Promise<void> => {
    closing.abort(closedStore(file));
    await Promise.allSettled(work);
    await Promise.all(idle.splice(0).map((child) => child.end()));
  };

  return { ...storeFor({ client: UNKNOWN_CLIENT }), for: storeFor };
}

function closedStore(file: string): ContentError {
  return new ContentError(
    'store/closed',
    `The database "${file}" was closed before it returned a result.`,
    'Send the query again after the server has restarted.',
  );
}
