import { createReadStream } from 'node:fs';
import type { Connect } from 'vite';

type Call = Parameters<Connect.NextHandleFunction>;

/** Responds with a file. If it was deleted meanwhile, the next handler is called. */
export function sendFile(file: string, type: string, response: Call[1], next: Call[2]): void {
  const stream = createReadStream(file);
  stream.once('open', () => {
    response.setHeader('content-type', type);
    stream.pipe(response);
  });
  // A client that disconnects early must not keep the file open.
  response.once('close', () => stream.destroy());
  stream.once('error', () => {
    // The headers are sent already, so the response can only be aborted.
    if (response.headersSent) response.destroy();
    else next();
  });
}
