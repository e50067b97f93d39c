/** A thread of a build: reads the configuration for itself, then turns one file after the other into rows. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ContentConfig } from '../collections/collection.ts';
import { buildFile } from './build-file.ts';
import { packResult } from './messages.ts';
import type { Answer, Request } from './messages.ts';

const { configUrl } = workerData as { configUrl: string };
const { default: config } = (await import(configUrl)) as { default: ContentConfig };

parentPort?.on('message', ({ number, input }: Request) => {
  const answer = (message: Answer): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin; this is no window
    parentPort?.postMessage(message);
  };
  buildFile(input, config).then(
    (result) => {
      answer({ number, result: packResult(result) });
    },
    (error: unknown) => {
      answer({ number, crash: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    },
  );
});
