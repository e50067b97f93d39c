import { ContentError } from '../errors.ts';

/** Limits of queries from the network. */
export interface QueryLimits {
  /** Time limit of a query from its arrival, including waiting, in milliseconds. */
  timeout?: number;
  /**
   * Maximum number of queries that run at the same time; one client gets half of them. With a database file, each query
   * needs a process.
   * @default 2 for a file, 8 for a shared database
   */
  running?: number;
  /** Maximum number of waiting queries; further queries are refused with status 503. */
  waiting?: number;
  /** Maximum number of waiting queries of one client; further queries are refused with status 429. */
  waitingPerClient?: number;
  /**
   * Time that the queries of one client may take per minute, in milliseconds; further queries are refused with status
   * 429.
   */
  timePerClient?: number;
  /** Maximum size of a result, in bytes. */
  resultBytes?: number;
}

/** Limits of queries with all defaults applied. */
export type ResolvedQueryLimits = Required<QueryLimits>;

/** Applies the default limits. */
export function resolveQueryLimits({
  timeout = 2000,
  running = 2,
  waiting = 100,
  waitingPerClient = 20,
  timePerClient = 30_000,
  resultBytes = 2_000_000,
}: QueryLimits = {}): ResolvedQueryLimits {
  return { timeout, running, waiting, waitingPerClient, timePerClient, resultBytes };
}

/** The error of a query that was refused by a limit and can be repeated later. */
export class QueryLimitError extends ContentError {
  /** Number of seconds after which the query can be repeated. */
  readonly retryAfter: number;

  constructor(code: string, message: string, hint: string, retryAfter = 1) {
    super(code, message, hint);
    this.retryAfter = retryAfter;
  }
}

/** Creates the error for a query that exceeded its time limit. */
export function tooSlow(timeout: number): QueryLimitError {
  return new QueryLimitError(
    'query/too-slow',
    `The query took longer than ${timeout} ms and was ended.`,
    'Request less at a time: fewer conditions, LIKE patterns with fewer wildcards, or fields other than the body. If the server is busy, try again in a moment.',
  );
}

/** Creates the error for too many waiting queries of all clients. */
export function tooManyWaiting(waiting: number): QueryLimitError {
  return new QueryLimitError('query/busy', `${waiting} queries are waiting already.`, 'Try again in a moment.');
}

/** Creates the error for too many waiting queries of one client. */
export function tooManyOfClient(waiting: number): QueryLimitError {
  return new QueryLimitError(
    'query/too-many',
    `${waiting} of your queries are waiting already.`,
    'Wait for their results before you send more.',
  );
}

/** Creates the error for a client whose queries have used up its time. */
export function tooMuchTimeOfClient(seconds: number): QueryLimitError {
  return new QueryLimitError(
    'query/too-many',
    'Your queries have used all the time that one client may use per minute.',
    `Try again in ${seconds} s, and request less at a time.`,
    seconds,
  );
}

/** Creates the error for a result that exceeds the size limit. */
export function resultTooLarge(bytes: number): ContentError {
  return new ContentError(
    'query/answer-too-large',
    `The result has more than ${bytes} bytes.`,
    'Request fewer rows with limit and skip, or fewer fields with select.',
  );
}

const ENDED = 'query/ended';

/** Creates the error for a query whose process exited: it was killed by the system or by its own memory limit. */
export function processEnded(): QueryLimitError {
  return new QueryLimitError(
    ENDED,
    'The query was stopped before it returned a result.',
    'It may have needed too much memory: request fewer rows or fields at a time.',
  );
}

/** Returns whether an error was created by `processEnded`. */
export function isProcessEnded(error: unknown): boolean {
  return error instanceof QueryLimitError && error.code === ENDED;
}
