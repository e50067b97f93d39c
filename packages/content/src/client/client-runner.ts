import { ContentError } from '../errors.ts';
import type { RunQuery } from '../query/builder.ts';
import type { DumpSource } from './worker-protocol.ts';
import { Unavailable } from './unavailable.ts';

/** After a failed download, queries run on the server for this time in milliseconds before the next attempt. */
const RETRY_AFTER_MS = 30_000;

/** Options of `createClientRunner`. */
export interface ClientRunnerOptions {
  source: DumpSource;
  runOnServer: RunQuery;
  /** `undefined` if the browser has no WebAssembly or no workers. */
  runInWorker: RunQuery | undefined;
  now?: () => number;
}

/** Creates a function that runs queries in the browser if possible, otherwise on the server. */
export function createClientRunner({
  source,
  runOnServer,
  runInWorker,
  now = Date.now,
}: ClientRunnerOptions): RunQuery {
  let serverUntil = 0;
  return async (query) => {
    if (!runInWorker && source === 'files') {
      throw noRunner('this browser has no WebAssembly', 'Use a current browser');
    }
    if (!runInWorker || now() < serverUntil) return await runOnServer(query);
    try {
      return await runInWorker(query);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      if (source === 'files') throw noRunner(error.message, 'Check the connection and try again');
      // A download may succeed later; a missing engine or a full disk will not change.
      serverUntil = error.reason === 'download' ? now() + RETRY_AFTER_MS : Infinity;
      return await runOnServer(query);
    }
  };
}

function noRunner(reason: string, hint: string): ContentError {
  return new ContentError(
    'query/nobody-answers',
    `The query cannot be answered: ${reason}.`,
    `${hint}: this site is hosted as static files, so there is no server to run the query.`,
  );
}
