import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Dialect } from '../query/dialect.ts';
import { sqliteDialect } from '../query/sqlite-dialect.ts';
import type { RawRow } from './store.ts';
import type { Bound } from './values.ts';

/**
 * What the thread runs. A text, since a file of its own would be missing beside the one file of a bundle;
 * plain CommonJS, since nobody compiles it.
 */
const CODE = `
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const database = new DatabaseSync(workerData, { readOnly: true });
  database.function('still_wanted', () => 1);
  parentPort.on('message', ({ sql, parameters }) => {
    try {
      parentPort.postMessage({ rows: database.prepare(sql).all(...parameters) });
    } catch (error) {
      parentPort.postMessage({ error });
    }
  });
  parentPort.postMessage('ready');
`;

/** Ending a thread stops JavaScript, not SQLite: what takes long has to pass through JavaScript row by row. */
const whileWanted = (condition: string): string => `CASE WHEN still_wanted() THEN ${condition} END`;

/** SQLite as the thread has it. Comparing texts is the one thing in a query that can take long. */
export const threadDialect: Dialect = {
  ...sqliteDialect,
  like: (column, parameter) => whileWanted(sqliteDialect.like(column, parameter)),
  contains: (column, parameter) => whileWanted(sqliteDialect.contains(column, parameter)),
};

/** Rows, or what SQLite has against the question. */
export type Answer = { rows: RawRow[] } | { error: Error };

/** A thread with a read-only handle of its own on a database file, ready to be asked. */
export async function startSqliteThread(file: string): Promise<Worker> {
  // Without the options of this process: what they load is not for the thread.
  const thread = new Worker(CODE, { eval: true, workerData: file, execArgv: [], name: 'recto-query' });
  // Whoever asks it is told; failing while nobody asks, it must not take the process with it.
  thread.on('error', () => undefined);
  await once(thread, 'message');
  return thread;
}

/** Asks a thread that nobody else is asking. When the signal comes first, its reason is thrown. */
export async function askSqliteThread(
  thread: Worker,
  question: { sql: string; parameters: readonly Bound[] },
  signal: AbortSignal,
): Promise<Answer> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin; this is no window
  thread.postMessage(question);
  try {
    const [answer] = (await once(thread, 'message', { signal })) as [Answer];
    return answer;
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  }
}
