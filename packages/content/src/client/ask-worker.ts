import { ContentError } from '../errors.ts';
import type { RunQuery } from '../query/builder.ts';
import type { Answer, ContentBuild, Question } from './question.ts';
import { Unavailable, unavailable } from './unavailable.ts';

interface Waiting {
  resolve: (rows: Record<string, unknown>[]) => void;
  reject: (error: unknown) => void;
}

/** Asks the worker, which starts with the first question. */
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
      // An error without words: its script did not load, for want of a network or after a new build.
      const fault = event.message
        ? unavailable('engine', event.message)
        : unavailable('download', 'the script of its worker is missing');
      for (const { reject } of waiting.values()) reject(fault);
      waiting.clear();
    });
    return started;
  };

  return async (query) => {
    try {
      worker ??= start();
    } catch (error) {
      // A policy of the page may forbid workers.
      throw unavailable('engine', error);
    }
    const question: Question = { id: (asked += 1), query, build, content: version?.() };
    const answer = new Promise<Record<string, unknown>[]>((resolve, reject) => {
      waiting.set(question.id, { resolve, reject });
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(question);
    return await answer;
  };
}
