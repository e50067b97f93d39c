import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** A request of the benchmark. */
export interface RequestOptions {
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
  /** Whether the text of the response is needed. */
  isRead?: boolean;
}

/** A complete response. */
export interface ReceivedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Time after which a request counts as failed, in milliseconds. */
const TIMEOUT = 20_000;

/** Sends a request to the server. Rejects if there is no complete response. */
export type Send = (options: RequestOptions) => Promise<ReceivedResponse>;

/** Opens up to `connections` connections to a port on loopback, which are used again. */
export function openConnections(port: number, connections: number): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  const send: Send = async ({ path, method = 'GET', headers = {}, body, isRead = false }) =>
    await new Promise<ReceivedResponse>((resolve, reject) => {
      const outgoing = request(
        { agent, host: '127.0.0.1', port, path, method, headers, timeout: TIMEOUT },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => {
            if (isRead) chunks.push(chunk);
          });
          incoming.on('error', reject);
          incoming.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text });
          });
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error(`No response within ${TIMEOUT} ms.`)));
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  return { send, close: () => agent.destroy() };
}
