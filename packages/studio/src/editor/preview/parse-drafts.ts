import type { ParseResult, ParseRequest } from './parse-message.ts';

/** Parses texts in a worker. While it is busy, only the newest text is queued. */
export interface DraftParser {
  /** Calls `onResult` with the result, unless a text of another file was passed in the meantime. */
  parse: (path: string, text: string, onResult: (result: ParseResult) => void) => void;
  /** Terminates the worker. */
  close: () => void;
}

type Job = ParseRequest & { onResult: (result: ParseResult) => void };

/** Creates a parser whose worker is started with the first text. */
export function createDraftParser(start: () => Worker = startWorker): DraftParser {
  let worker: Worker | undefined;
  let next = 0;
  let running: Job | undefined;
  let waiting: Job | undefined;

  const send = (job: Job): void => {
    running = job;
    worker ??= open();
    const { id, path, text } = job;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
    worker.postMessage({ id, path, text } satisfies ParseRequest);
  };

  const finish = (result: ParseResult): void => {
    const job = running;
    running = undefined;
    const newer = waiting;
    waiting = undefined;
    if (newer) send(newer);
    // Results of older texts of the same file are shown, too: on a slow machine, there may always be a newer text.
    if (job?.id === result.id && (!newer || newer.path === job.path)) job.onResult(result);
  };

  const open = (): Worker => {
    const started = start();
    started.addEventListener('message', ({ data }: MessageEvent<ParseResult>) => {
      finish(data);
    });
    // A failed worker is started again for the next text.
    started.addEventListener('error', ({ message }) => {
      worker = undefined;
      started.terminate();
      if (running) finish({ id: running.id, error: { message, hint: '' } });
    });
    return started;
  };

  return {
    parse(path, text, onResult) {
      next += 1;
      const job = { id: next, path, text, onResult };
      if (running) waiting = job;
      else send(job);
    },
    close() {
      worker?.terminate();
      worker = undefined;
    },
  };
}

function startWorker(): Worker {
  return new Worker(new URL('parse-worker.ts', import.meta.url), { type: 'module', name: 'recto-draft' });
}
