import type { Worker } from 'node:worker_threads';
import { ContentError } from '../errors.ts';
import { unreachableStore } from './faults.ts';
import { resolveLimits, tooBusy, tooSlow } from './question-limits.ts';
import type { QuestionLimitOptions } from './question-limits.ts';
import { openSqlite } from './sqlite.ts';
import { askSqliteThread, startSqliteThread, threadDialect } from './sqlite-thread.ts';
import type { RawRow, ReadStore } from './store.ts';
import type { Bound } from './values.ts';

/**
 * A database file for questions from outside. `node:sqlite` cannot be interrupted, so a thread answers them, one after
 * the other; a question that takes too long ends with its thread, and the others go on in a new one.
 */
export function openLimitedSqlite(file: string, options: QuestionLimitOptions = {}): ReadStore {
  const { timeout, most } = resolveLimits(options);
  const collections = readCollections(file);
  /** Threads on their way out. */
  const ending = new Set<Promise<unknown>>();
  let thread: Worker | undefined;
  /** The question that is being answered. */
  let current: AbortController | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let asked = 0;
  let isClosed = false;

  const assertOpen = (): void => {
    if (isClosed) throw closedStore(file);
  };

  const endThread = (): void => {
    if (!thread) return;
    const end: Promise<unknown> = thread.terminate().finally(() => ending.delete(end));
    ending.add(end);
    thread = undefined;
  };

  const ask = async (sql: string, parameters: readonly Bound[]): Promise<RawRow[]> => {
    assertOpen();
    thread ??= await startSqliteThread(file).catch((error: unknown) => {
      throw unreachableStore(`"${file}"`, error);
    });
    assertOpen();
    const question = new AbortController();
    const stopTimer = abortAfter(timeout, question);
    current = question;
    // A thread keeps the process alive only while somebody waits for its answer.
    thread.ref();
    const answer = await askSqliteThread(thread, { sql, parameters }, question.signal)
      .catch((error: unknown) => {
        // One that does not answer is of no more use.
        endThread();
        throw error;
      })
      .finally(stopTimer);
    thread.unref();
    if ('rows' in answer) return answer.rows;
    throw answer.error;
  };

  return {
    collections,
    dialect: threadDialect,

    async all(sql, parameters) {
      // One is being answered; the others wait.
      if (asked > most) throw tooBusy(most);
      asked += 1;
      const answer = last.then(() => ask(sql, parameters));
      last = answer.catch(() => undefined).then(() => (asked -= 1));
      return await answer;
    },

    async close() {
      isClosed = true;
      current?.abort(closedStore(file));
      await last;
      endThread();
      await Promise.all(ending);
    },
  };
}

function readCollections(file: string): ReadStore['collections'] {
  const store = openSqlite(file);
  void store.close();
  return store.collections;
}

/** Gives a question its time; call what it returns once the answer is there. */
function abortAfter(timeout: number, question: AbortController): () => void {
  const timer = setTimeout(() => {
    // If it was this thread that was busy, the answer may be here already, and is read before this comes.
    setImmediate(() => {
      question.abort(tooSlow(timeout));
    });
  }, timeout);
  return () => {
    clearTimeout(timer);
  };
}

function closedStore(file: string): ContentError {
  return new ContentError(
    'store/closed',
    `The database "${file}" was closed before it could answer.`,
    'Ask again once the server has started anew.',
  );
}
