import { once } from 'node:events';
import { Agent, createServer, request as sendRequest } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { kindOf } from './sum-responses.ts';
import type { CountedResponse } from './sum-responses.ts';

/** A running proxy that counts the bytes of responses. */
export interface CountingProxy {
  origin: string;
  /** Responses since the last `reset`. */
  responses: () => readonly CountedResponse[];
  reset: () => void;
  stop: () => Promise<void>;
}

/** Brotli quality, similar to that of content delivery networks for uncompressed responses. */
const QUALITY = 5;
/** Smaller responses are sent uncompressed. In bytes. */
const MIN_COMPRESSED = 150;
const NOT_COMPRESSED = /font|image\/(?!svg)|zip/u;
const YEAR = 'public, max-age=31536000, immutable';

/**
 * Starts a proxy for a site that counts the bytes of its responses, including those for workers and prefetching. All
 * systems get the same compression, so that their servers make no difference, and the same `cache-control` if they set
 * none.
 */
export async function startCountingProxy(upstream: string): Promise<CountingProxy> {
  const { hostname, port, host } = new URL(upstream);
  const agent = new Agent({ keepAlive: true });
  const compressed = new Map<string, Buffer>();
  let counted: CountedResponse[] = [];
  const server = createServer((incoming, outgoing) => {
    // A page that is no longer measured may still be loading; its responses are added to the list before the reset.
    const list = counted;
    const { url: path = '/', method = 'GET' } = incoming;
    const headers: IncomingHttpHeaders = { ...incoming.headers, host };
    delete headers['accept-encoding'];
    const forwarded = sendRequest({ agent, hostname, port, path, method, headers }, (upstream) => {
      readBody(upstream)
        .then((plain) => {
          const type = upstream.headers['content-type'] ?? '';
          const isCompressed = plain.length > MIN_COMPRESSED && !NOT_COMPRESSED.test(type);
          const body = isCompressed ? compress(plain, path, compressed) : plain;
          const status = upstream.statusCode ?? 502;
          outgoing.writeHead(status, {
            ...withoutTransfer(upstream.headers),
            'cache-control': upstream.headers['cache-control'] ?? (kindOf(type, path) === 'html' ? 'no-cache' : YEAR),
            ...(isCompressed && { 'content-encoding': 'br' }),
            'content-length': body.length,
          });
          outgoing.end(method === 'HEAD' ? undefined : body);
          list.push({ path, type, status, bytes: body.length });
        })
        .catch(() => outgoing.destroy());
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    responses: () => counted,
    reset: () => {
      counted = [];
    },
    stop: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const body = Buffer.concat(await response.toArray());
  if (body.length === 0) return body;
  const encoding = response.headers['content-encoding'];
  if (encoding === 'gzip') return gunzipSync(body);
  return encoding === 'br' ? brotliDecompressSync(body) : body;
}

function compress(body: Buffer, path: string, cache: Map<string, Buffer>): Buffer {
  const key = `${path} ${body.length}`;
  const packed = cache.get(key) ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  cache.set(key, packed);
  return packed;
}

/** Removes headers about the transfer of the body, which apply only to the upstream connection. */
function withoutTransfer(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const rest = { ...headers };
  for (const name of ['transfer-encoding', 'content-length', 'content-encoding', 'connection', 'keep-alive'])
    delete rest[name];
  return rest;
}
