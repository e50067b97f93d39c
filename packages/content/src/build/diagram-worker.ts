/** A worker thread that draws diagrams. */
import { parentPort } from 'node:worker_threads';
import { drawDiagram } from '../parse/drawing/draw-diagram.ts';
import type { DrawRequest, DrawResponse } from './diagram-thread.ts';

parentPort?.on('message', ({ id, source }: DrawRequest) => {
  const response: DrawResponse = { id, drawn: drawDiagram(source) };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  parentPort?.postMessage(response);
});
