import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { resultTooLarge, processEnded } from './query-limits.ts';
import type { RawRow } from './store.ts';
import type { BoundValue } from './values.ts';

/** Maximum memory of a process, in bytes; Node itself needs 50 MB of it. */
const MEMORY_BYTES = 400_000_000;

/** Kills the process from another thread when it uses too much memory, or when its parent has exited. */
const WATCHDOG = `
  const { workerData } = require('node:worker_threads');
  const { memory, parent } = workerData;
  setInterval(() => {
    if (process.ppid !== parent || process.memoryUsage.rss() > memory) process.kill(process.pid, 'SIGKILL');
  }, 100);
`;

/**
 * Code of the process. It is a string, since a bundled server has no separate file for it, and plain CommonJS, since it
 * is not compiled. SQLite sorts in memory: temporary files could fill the disk.
 */
const CODE = `
  const { DatabaseSync } = require('node:sqlite');
  const { Worker } = require('node:worker_threads');
  const [, file, memory, parent] = process.argv;
  const workerData = { memory: Number(memory), parent: Number(parent) };
  let database;
  const open = () => {
    database = new DatabaseSync(file, { readOnly: true });
    database.exec('PRAGMA temp_store = MEMORY');
    new Worker(${JSON.stringify(WATCHDOG)}, { eval: true, workerData }).unref();
    return { rows: [] };
  };
  const run = ({ sql, parameters, bytes }) => {
    const rows = [];
    let size = 0;
    for (const row of database.prepare(sql).iterate(...parameters)) {
      for (const value of Object.values(row)) size += typeof value === 'string' ? value.length : 1;
      if (size > bytes) return { isTooLarge: true };
      rows.push(row);
    }
    return { rows };
  };
  process.on('disconnect', () => process.exit());
  process.on('message', (message) => {
    try {
      process.send(database ? run(message) : open());
    } catch (error) {
      process.send({ error: error.message });
    }
  });
`;

type ProcessResponse = { rows: RawRow[] } | { isTooLarge: true } | { error: string };

/** A statement for a query process. */
export interface SqliteStatement {
  /** Text of the statement. */
  sql: string;
  /** Values of its parameters. */
  parameters: readonly BoundValue[];
  /** Maximum size of the text in the rows, in bytes. */
  bytes: number;
}

/** A process with a read-only handle on a database file. It runs one query at a time. */
export interface SqliteProcess {
  /** Returns whether the process can run a query. */
  isAlive(): boolean;
  /** Runs a query. If the signal is aborted first, the process is killed and the reason of the signal is thrown. */
  query(statement: SqliteStatement, signal: AbortSignal): Promise<RawRow[]>;
  /** Kills the process; resolves when it has exited. */
  end(): Promise<void>;
}

/** Starts a process that reads a database file. */
export async function startSqliteProcess(file: string, memory = MEMORY_BYTES): Promise<SqliteProcess> {
  // Without NODE_OPTIONS, because modules that they preload are meant only for this process.
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--eval', CODE, '--', file, String(memory), String(process.pid)], {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const isAlive = (): boolean => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  child.on('error', () => {
    // A running query fails when the process exits. Without this listener the error would end this process.
    if (child.pid === undefined) process.off('exit', kill);
  });
  child.once('exit', () => process.off('exit', kill));
  process.once('exit', kill);
  lowerPriority(child);

  const end = async (): Promise<void> => {
    if (!isAlive()) return;
    const exited = once(child, 'exit');
    kill();
    await exited;
  };

  const send = async (message: object): Promise<ProcessResponse> => {
    const done = new AbortController();
    const { signal } = done;
    keepAlive(child, true);
    try {
      const ended = once(child, 'exit', { signal }).then((): [ProcessResponse] => {
        throw processEnded();
      });
      const responded = once(child, 'message', { signal }) as Promise<[ProcessResponse]>;
      const refused = new Promise<never>((_, reject) => {
        // The callback handles a process that exited without being noticed; otherwise an `EPIPE` error is emitted.
        child.send(message, (error) => error && reject(processEnded()));
      });
      const [response] = await Promise.race([responded, ended, refused]);
      return response;
    } finally {
      done.abort();
      // The child keeps this process running only while a query waits for its result.
      keepAlive(child, false);
    }
  };

  const opened = await send({});
  if ('error' in opened) {
    await end();
    throw new Error(opened.error);
  }

  return {
    isAlive: () => child.connected && isAlive(),
    end,
    async query({ bytes, ...statement }, signal) {
      signal.throwIfAborted();
      signal.addEventListener('abort', kill, { once: true });
      try {
        const response = await send({ ...statement, bytes });
        if ('error' in response) throw new Error(response.error);
        if ('isTooLarge' in response) throw resultTooLarge(bytes);
        return response.rows;
      } catch (error) {
        throw signal.aborted ? signal.reason : error;
      } finally {
        signal.removeEventListener('abort', kill);
      }
    },
  };
}

/** Lowers the priority of a process: rendering pages has priority over queries from the network. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some hosts do not allow it; then the priority stays the same.
  }
}

function keepAlive(child: ChildProcess, isNeeded: boolean): void {
  const method = isNeeded ? 'ref' : 'unref';
  child[method]();
  child.channel?.[method]();
}
