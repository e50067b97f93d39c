import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DrawDiagram, DrawnDiagram } from '../parse/drawing/draw-diagram.ts';

/** Time without diagrams after which the thread ends, in milliseconds. */
const IDLE_MS = 2000;

/** A request to the thread. */
export interface DrawRequest {
  id: number;
  source: string;
}

/** A response of the thread. */
export interface DrawResponse {
  id: number;
  drawn: DrawnDiagram;
}

/**
 * Draws diagrams in a thread. Drawing the first one takes most of a second, in which a dev server can continue to start.
 * The thread starts with the first diagram. Returns `undefined` with a single core, where a thread does not help.
 */
export function createDiagramThread(): DrawDiagram | undefined {
  if (availableParallelism() === 1) return undefined;
  const waiting = new Map<number, { resolve: (drawn: DrawnDiagram) => void; reject: (error: Error) => void }>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let nextId = 0;

  const start = (): Worker => {
    const started = new Worker(new URL('./diagram-worker.ts', import.meta.url), { execArgv: [] });
    started.on('message', ({ id, drawn }: DrawResponse) => {
      waiting.get(id)?.resolve(drawn);
      waiting.delete(id);
      if (waiting.size > 0) return;
      idle = setTimeout(() => {
        worker = undefined;
        void started.terminate();
      }, IDLE_MS).unref();
      // An idle thread does not keep the process alive.
      started.unref();
    });
    started.on('error', (error) => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(error instanceof Error ? error : new Error(String(error)));
      waiting.clear();
    });
    return started;
  };

  return async (source) => {
    clearTimeout(idle);
    worker ??= start();
    worker.ref();
    nextId += 1;
    const request: DrawRequest = { id: nextId, source };
    const { promise, resolve, reject } = Promise.withResolvers<DrawnDiagram>();
    waiting.set(request.id, { resolve, reject });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
    worker.postMessage(request);
    return await promise;
  };
}
