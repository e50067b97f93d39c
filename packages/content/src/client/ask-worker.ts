import { ContentError } from '../errors.ts';
import type { RunQuery } from '../query/builder.ts';
import type { Answer, ContentBuild, Question } from './question.ts';
import { Unavailable, unavailable } from './unavailable.ts';

interface Waiting {
  resolve: (rows: Record<string, unknown>[]) => void;
  reject: (error: unknown) => void;
}

/** Creates a function that runs queries in a worker, which starts with the first query. */
export function createAskWorker(
  build: ContentBuild,
  startWorker: () => Worker,
  version?: () => string | undefined,
): RunQuery {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let asked = 0;

  const settle = ({ data }: MessageEvent<Answer>): void => {
    const { resolve, reject } = waiting.get(data.id) ?? {};
    waiting.delete(data.id);
    if ('rows' in data) resolve?.(data.rows);
    else if ('fault' in data) reject?.(new ContentError(data.fault.code, data.fault.message, data.fault.hint));
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
      const fault = event.message
        ? unavailable('engine', event.message)
        : unavailable('download', 'the script of its worker could not be loaded');
      for (const { reject } of waiting.values()) reject(fault);
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
    const question: Question = { id: (asked += 1), query, build, content: version?.() };
    const answer = new Promise<Record<string, unknown>[]>((resolve, reject) => {
      waiting.set(question.id, { resolve, reject });
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(question);
    return await answer;
  };
}
