import { ContentError } from '../errors.ts';
import { ANYBODY } from '../rate-limit/client-of.ts';
import { startDeadline } from './deadline.ts';
import { unreachableStore } from './faults.ts';
import type { Caller, LimitedStore } from './limited-store.ts';
import { isProcessEnded, resolveQueryLimits } from './query-limits.ts';
import type { QueryLimits } from './query-limits.ts';
import { createQueryQueue } from './query-queue.ts';
import { openSqlite } from './sqlite.ts';
import { startSqliteProcess } from './sqlite-process.ts';
import type { SqliteProcess, SqliteStatement } from './sqlite-process.ts';
import type { RawRow, ReadStore } from './store.ts';
import type { Bound } from './values.ts';

/**
 * A database file for queries from outside. `node:sqlite` cannot be interrupted, and ending a thread does not end what
 * SQLite does in it. So a few processes answer, one query each at a time; a query that takes too long ends with its
 * process, and its place is free only when the process is gone.
 */
export function openLimitedSqlite(file: string, options: QueryLimits = {}): LimitedStore {
  const limits = resolveQueryLimits(options);
  const queue = createQueryQueue(limits);
  const reader = openSqlite(file);
  const { collections, dialect } = reader;
  void reader.close();
  /** Processes that nobody is asking. */
  const idle: SqliteProcess[] = [];
  /** Queries and what they leave to be done. */
  const work = new Set<Promise<unknown>>();
  const closing = new AbortController();

  /** One that can be asked. The system may have ended some of them meanwhile. */
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

  const ask = async (child: SqliteProcess, statement: SqliteStatement, signal: AbortSignal): Promise<RawRow[]> => {
    if (signal.aborted) {
      // The start took too long for this query; the next one finds the process ready.
      idle.push(child);
      throw signal.reason;
    }
    try {
      return await child.ask(statement, signal);
    } finally {
      if (child.isAlive() && !signal.aborted) idle.push(child);
      else await child.end();
    }
  };

  const run = async (sql: string, parameters: readonly Bound[], signal: AbortSignal): Promise<RawRow[]> => {
    const statement = { sql, parameters, bytes: limits.answerBytes };
    const kept = takeIdle();
    if (!kept) return await ask(await start(), statement, signal);
    try {
      return await ask(kept, statement, signal);
    } catch (error) {
      // One that was ended while nobody asked it may not have been noticed yet: a new one answers.
      if (signal.aborted || !isProcessEnded(error)) throw error;
      return await ask(await start(), statement, signal);
    }
  };

  const all = async (sql: string, parameters: readonly Bound[], caller: Caller): Promise<RawRow[]> => {
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

  return { ...storeFor({ client: ANYBODY }), for: storeFor };
}

function closedStore(file: string): ContentError {
  return new ContentError(
    'store/closed',
    `The database "${file}" was closed before it could answer.`,
    'Ask again once the server has started anew.',
  );
}
