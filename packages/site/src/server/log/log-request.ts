import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodeForLog } from './log-error.ts';
import { writeLog } from './write-log.ts';

/** Writes a line to the log when the response to a request has ended. Without the query, which may contain secrets. */
export function logRequest({ method = '', url = '' }: IncomingMessage, response: ServerResponse, id: string): void {
  const start = performance.now();
  response.once('close', () => {
    const path = encodeForLog(url.split('?')[0] ?? '');
    const status = response.writableFinished ? response.statusCode : 'closed';
    const milliseconds = Math.round(performance.now() - start);
    writeLog({
      level: 'info',
      source: path,
      message: `${method} ${status} in ${milliseconds} ms`,
      requestId: id,
      values: { method, status, milliseconds },
    });
  });
}
