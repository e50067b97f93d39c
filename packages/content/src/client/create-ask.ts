import { ContentError } from '../errors.ts';
import type { RunQuery } from '../query/builder.ts';
import type { DumpSource } from './question.ts';
import { Unavailable } from './unavailable.ts';

/** After a failed download, queries run on the server for this time in milliseconds before the next attempt. */
const RETRY_AFTER_MS = 30_000;

/** Options of `createAsk`. */
export interface AskOptions {
  source: DumpSource;
  askServer: RunQuery;
  /** `undefined` if the browser has no WebAssembly or no workers. */
  askWorker: RunQuery | undefined;
  now?: () => number;
}

/** Creates a function that runs queries in the browser if possible, otherwise on the server. */
export function createAsk({ source, askServer, askWorker, now = Date.now }: AskOptions): RunQuery {
  let serverUntil = 0;
  return async (query) => {
    if (!askWorker && source === 'files') {
      throw nobodyAnswers('this browser has no WebAssembly', 'Use a current browser');
    }
    if (!askWorker || now() < serverUntil) return await askServer(query);
    try {
      return await askWorker(query);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      if (source === 'files') throw nobodyAnswers(error.message, 'Check the connection and try again');
      // A download may succeed later; a missing engine or a full disk will not change.
      serverUntil = error.reason === 'download' ? now() + RETRY_AFTER_MS : Infinity;
      return await askServer(query);
    }
  };
}

function nobodyAnswers(why: string, wayOut: string): ContentError {
  return new ContentError(
    'query/nobody-answers',
    `The query cannot be answered: ${why}.`,
    `${wayOut}: this site is hosted as static files, so there is no server to run the query.`,
  );
}
