/** A thread of a build: reads the configuration for itself, then turns one file after the other into rows. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ContentConfig } from '../collections/collection.ts';
import { createBlockCache } from './block-cache.ts';
import { buildFile } from './build-file.ts';
import { toMessage } from './messages.ts';
import type { Answer, Request } from './messages.ts';
import { packResult } from './packed-row.ts';
import { createParser } from './parse-source.ts';

export interface WorkerData {
  configUrl: string;
  /** Folder of highlighted blocks. */
  blocks: string | undefined;
}

const { configUrl, blocks } = workerData as WorkerData;
const { default: config } = (await import(configUrl)) as { default: ContentConfig };
const parse = createParser(config, blocks === undefined ? undefined : createBlockCache(blocks));

const answer = (message: Answer): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin; this is no window
  parentPort?.postMessage(message);
};

parentPort?.on('message', ({ number, input }: Request) => {
  buildFile(input, config, parse).then(
    (result) => {
      answer({ number, result: toMessage(packResult(result)) });
    },
    (error: unknown) => {
      answer({ number, crash: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    },
  );
});
answer({ ready: true });
