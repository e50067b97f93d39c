import { ContentError } from '../errors.ts';
import type { RunQuery } from '../query/builder.ts';
import type { WorkerReply, ContentBuild, WorkerQuery } from './worker-protocol.ts';
import { Unavailable, unavailable } from './unavailable.ts';

interface Waiting {
  resolve: (rows: Record<string, unknown>[]) => void;
  reject: (error: unknown) => void;
}

/** Creates a function that runs queries in a worker, which starts with the first query. */
export function createWorkerRunner(
  build: ContentBuild,
  startWorker: () => Worker,
  version?: () => string | undefined,
): RunQuery {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  const settle = ({ data }: MessageEvent<WorkerReply>): void => {
    const { resolve, reject } = waiting.get(data.id) ?? {};
    waiting.delete(data.id);
    if ('rows' in data) resolve?.(data.rows);
    else if ('error' in data) reject?.(new ContentError(data.error.code, data.error.message, data.error.hint));
    else reject?.(new Unavailable(data.unavailable.reason, data.unavailable.message));
  };

  const start = (): Worker => {
    const started = startWorker();
    started.addEventListener('message', settle);
    started.addEventListener('error', (event) => {
      event.preventDefault();
      started.terminate();
      worker = undefined;
      // An error without a message: the script did not load, because the network is down or a new build has replaced
      // it.
      const error = event.message
        ? unavailable('engine', event.message)
        : unavailable('download', 'the script of the query worker could not be loaded');
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    return started;
  };

  return async (query) => {
    try {
      worker ??= start();
    } catch (error) {
      // A content security policy may forbid workers.
      throw unavailable('engine', error);
    }
    const message: WorkerQuery = { id: (lastId += 1), query, build, content: version?.() };
    const result = new Promise<Record<string, unknown>[]>((resolve, reject) => {
      waiting.set(message.id, { resolve, reject });
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(message);
    return await result;
  };
}
