import { ContentError } from '../errors.ts';
import type { RunQuery } from '../query/builder.ts';
import type { DumpSource } from './question.ts';
import { Unavailable } from './unavailable.ts';

/** After a failed download the server is asked for so long, in milliseconds; then the rows are tried for again. */
const RETRY_AFTER_MS = 30_000;

export interface AskOptions {
  source: DumpSource;
  askServer: RunQuery;
  /** Missing where the browser has no WebAssembly or no workers. */
  askWorker: RunQuery | undefined;
  now?: () => number;
}

/** Lets the browser answer where it can, and the server where it cannot. */
export function createAsk({ source, askServer, askWorker, now = Date.now }: AskOptions): RunQuery {
  let serverUntil = 0;
  return async (query) => {
    if (!askWorker && source === 'files') {
      throw nobodyAnswers('this browser has no WebAssembly', 'Open it in a browser that is up to date');
    }
    if (!askWorker || now() < serverUntil) return await askServer(query);
    try {
      return await askWorker(query);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      if (source === 'files') throw nobodyAnswers(error.message, 'Check the connection and try again');
      // A download may succeed the next time; an engine or a disk will not be another one.
      serverUntil = error.reason === 'download' ? now() + RETRY_AFTER_MS : Infinity;
      return await askServer(query);
    }
  };
}

function nobodyAnswers(why: string, wayOut: string): ContentError {
  return new ContentError(
    'query/nobody-answers',
    `The query cannot be answered: ${why}.`,
    `${wayOut}: this site is hosted as files, so no server can answer instead.`,
  );
}
