import { ContentError } from '../errors.ts';

/** What queries from outside may take of a server. */
export interface QueryLimits {
  /** Longest that a query may take, in milliseconds, from its arrival on: waiting counts. */
  timeout?: number;
  /**
   * Queries that run at the same time; one client gets half of them. Each needs a process where the database is a file.
   * @default 2 on a file, 8 on a shared database
   */
  running?: number;
  /** Queries that wait for their turn; those beyond are answered 503. */
  waiting?: number;
  /** Queries of one client that wait for their turn; those beyond are answered 429. */
  waitingPerClient?: number;
  /** Time that the queries of one client may take in a minute, in milliseconds; those beyond are answered 429. */
  timePerClient?: number;
  /** Longest answer, in bytes. */
  answerBytes?: number;
}

export type ResolvedQueryLimits = Required<QueryLimits>;

export function resolveQueryLimits({
  timeout = 2000,
  running = 2,
  waiting = 100,
  waitingPerClient = 20,
  timePerClient = 30_000,
  answerBytes = 2_000_000,
}: QueryLimits = {}): ResolvedQueryLimits {
  return { timeout, running, waiting, waitingPerClient, timePerClient, answerBytes };
}

/** A query that was refused by a limit, and may be answered later. */
export class QueryLimitError extends ContentError {
  /** Seconds after which it is worth asking again. */
  readonly retryAfter: number;

  constructor(code: string, message: string, hint: string, retryAfter = 1) {
    super(code, message, hint);
    this.retryAfter = retryAfter;
  }
}

export function tooSlow(timeout: number): QueryLimitError {
  return new QueryLimitError(
    'query/too-slow',
    `The query took longer than ${timeout} ms and was ended.`,
    'Ask for less at a time: fewer conditions, LIKE patterns with fewer wildcards, or fields other than the body. If the server is busy, ask again in a moment.',
  );
}

export function tooManyWaiting(waiting: number): QueryLimitError {
  return new QueryLimitError('query/busy', `${waiting} queries are waiting already.`, 'Ask again in a moment.');
}

export function tooManyOfClient(waiting: number): QueryLimitError {
  return new QueryLimitError(
    'query/too-many',
    `${waiting} of your queries are waiting already.`,
    'Wait for their answers before you send more.',
  );
}

export function tooMuchTimeOfClient(seconds: number): QueryLimitError {
  return new QueryLimitError(
    'query/too-many',
    'Your queries have taken all the time that one client gets in a minute.',
    `Ask again in ${seconds} s, and for less at a time.`,
    seconds,
  );
}

export function answerTooLarge(bytes: number): ContentError {
  return new ContentError(
    'query/answer-too-large',
    `The answer has more than ${bytes} bytes.`,
    'Ask for fewer rows with limit and skip, or for fewer fields with select.',
  );
}

const ENDED = 'query/ended';

/** The process of a query exited: it was killed by the system or by its own memory limit. */
export function processEnded(): QueryLimitError {
  return new QueryLimitError(
    ENDED,
    'The query was ended before it was answered.',
    'It may have needed too much memory: ask for fewer rows or fields at a time.',
  );
}

export function isProcessEnded(error: unknown): boolean {
  return error instanceof QueryLimitError && error.code === ENDED;
}
