import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Methods with their own label; others are counted together, because clients choose them. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Records the status and the duration of a response when it has ended. */
export function recordResponse(metrics: Metrics, { method = '' }: IncomingMessage, response: ServerResponse): void {
  const start = performance.now();
  response.once('close', () => {
    // A client that has closed the connection has not received the whole response.
    const status = response.writableFinished ? String(response.statusCode) : 'closed';
    metrics.count('recto_http_requests', { method: METHODS.has(method) ? method : 'other', status });
    metrics.observe('recto_http_request_duration_seconds', (performance.now() - start) / 1000);
  });
}
