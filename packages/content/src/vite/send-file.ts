import { createReadStream } from 'node:fs';
import type { Connect } from 'vite';

type Call = Parameters<Connect.NextHandleFunction>;

/** Answers with a file. One that was deleted meanwhile is missing like any other, and for the next handler. */
export function sendFile(file: string, type: string, response: Call[1], next: Call[2]): void {
  const stream = createReadStream(file);
  stream.once('open', () => {
    response.setHeader('content-type', type);
    stream.pipe(response);
  });
  // A visitor who leaves before the end must not keep the file open.
  response.once('close', () => stream.destroy());
  stream.once('error', () => {
    // Half an answer can only be broken off.
    if (response.headersSent) response.destroy();
    else next();
  });
}
