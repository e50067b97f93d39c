import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { COMMON_HEADERS, OPENER_POLICY } from './common-headers.ts';

/** Status by the code of Node's error for a request that is invalid, too large or too slow. */
const STATUS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

const HEADERS = {
  ...COMMON_HEADERS,
  ...OPENER_POLICY,
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
};
const LINES = Object.entries({ ...HEADERS, connection: 'close', 'content-length': '0' })
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/** Adds the common headers to responses that Node and srvx send themselves, when a request reaches no handler. */
export function handleClientErrors(server: Server): void {
  const responses = new WeakMap<Socket, ServerResponse>();

  server.prependListener('request', (request, response) => {
    responses.set(request.socket, response);
    // A target that is not a path may be refused before a handler is called.
    if (request.url?.startsWith('/') === true) return;
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  });

  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const current = responses.get(socket);
    // An error must not be written into a response that is being sent.
    const isAnswering = current?.headersSent === true && !current.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    socket.write(`HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}\r\n${LINES}\r\n`);
    socket.destroySoon();
  });
}
