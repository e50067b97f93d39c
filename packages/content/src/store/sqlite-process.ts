import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { answerTooLarge, processEnded } from './query-limits.ts';
import type { RawRow } from './store.ts';
import type { Bound } from './values.ts';

/** Most memory of a process, in bytes, 50 MB of which Node needs itself. */
const MEMORY_BYTES = 400_000_000;

/** Ends the process from outside of SQLite when it takes too much memory, or when nobody is there any more to end it. */
const WATCHDOG = `
  const { workerData } = require('node:worker_threads');
  const { memory, parent } = workerData;
  setInterval(() => {
    if (process.ppid !== parent || process.memoryUsage.rss() > memory) process.kill(process.pid, 'SIGKILL');
  }, 100);
`;

/**
 * What the process runs. A text, since a file of its own would be missing beside the one file of a bundle;
 * plain CommonJS, since nobody compiles it. What SQLite sorts stays in memory: a file could fill the disk.
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
  const ask = ({ sql, parameters, bytes }) => {
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
      process.send(database ? ask(message) : open());
    } catch (error) {
      process.send({ error: error.message });
    }
  });
`;

type Answer = { rows: RawRow[] } | { isTooLarge: true } | { error: string };

export interface SqliteStatement {
  sql: string;
  parameters: readonly Bound[];
  /** Most bytes of text that the rows may have. */
  bytes: number;
}

/** A process with a read-only handle on a database file. It is asked one thing at a time. */
export interface SqliteProcess {
  /** Whether it can be asked. */
  isAlive(): boolean;
  /** When the signal comes first, the process is ended, whatever SQLite is doing, and the signal's reason is thrown. */
  ask(statement: SqliteStatement, signal: AbortSignal): Promise<RawRow[]>;
  /** Ends it; returns when it is gone. */
  end(): Promise<void>;
}

export async function startSqliteProcess(file: string, memory = MEMORY_BYTES): Promise<SqliteProcess> {
  // Without the options of this process: what they load is not for that one.
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
    // Whoever asks it is told; while nobody asks, it must not take this process with it.
    if (child.pid === undefined) process.off('exit', kill);
  });
  child.once('exit', () => process.off('exit', kill));
  process.once('exit', kill);
  lowerPriority(child);

  const end = async (): Promise<void> => {
    if (!isAlive()) return;
    const gone = once(child, 'exit');
    kill();
    await gone;
  };

  const send = async (message: object): Promise<Answer> => {
    const done = new AbortController();
    const { signal } = done;
    keepAlive(child, true);
    try {
      const ended = once(child, 'exit', { signal }).then((): [Answer] => {
        throw processEnded();
      });
      const answered = once(child, 'message', { signal }) as Promise<[Answer]>;
      child.send(message);
      const [answer] = await Promise.race([answered, ended]);
      return answer;
    } finally {
      done.abort();
      // A process keeps this one from ending only while somebody waits for its answer.
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
    async ask({ bytes, ...statement }, signal) {
      signal.throwIfAborted();
      signal.addEventListener('abort', kill, { once: true });
      try {
        const answer = await send({ ...statement, bytes });
        if ('error' in answer) throw new Error(answer.error);
        if ('isTooLarge' in answer) throw answerTooLarge(bytes);
        return answer.rows;
      } catch (error) {
        throw signal.aborted ? signal.reason : error;
      } finally {
        signal.removeEventListener('abort', kill);
      }
    },
  };
}

/** Pages go before queries of strangers. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some hosts do not let it; then all are alike.
  }
}

function keepAlive(child: ChildProcess, isNeeded: boolean): void {
  const method = isNeeded ? 'ref' : 'unref';
  child[method]();
  child.channel?.[method]();
}
