/** A worker thread of a build: loads the configuration, then turns files into rows. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ContentConfig } from '../collections/collection.ts';
import { createBlockCache } from './block-cache.ts';
import { buildFile } from './build-file.ts';
import { toMessage } from './worker-messages.ts';
import type { WorkerResponse, WorkerRequest } from './worker-messages.ts';
import { packResult } from './packed-row.ts';
import { createFileParser } from './parse-source.ts';

/** Data that a worker thread starts with. */
export interface WorkerData {
  /** URL of the configuration file. */
  configUrl: string;
  /** Folder of the cache of highlighted code blocks. */
  blocks: string | undefined;
}

const { configUrl, blocks } = workerData as WorkerData;
const { default: config } = (await import(configUrl)) as { default: ContentConfig };
const parse = createFileParser(config, { cache: blocks === undefined ? undefined : createBlockCache(blocks) });

const respond = (message: WorkerResponse): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  parentPort?.postMessage(message);
};

parentPort?.on('message', ({ number, input }: WorkerRequest) => {
  buildFile(input, config, parse).then(
    (result) => {
      respond({ number, result: toMessage(packResult(result)) });
    },
    (error: unknown) => {
      respond({ number, crash: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    },
  );
});
respond({ ready: true });
