import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCountingProxy } from './counting-proxy.ts';
import type { CountingProxy } from './counting-proxy.ts';

const TEXT = '<p>A sentence that is sent.</p>'.repeat(50);
const COMPRESSED = brotliCompressSync(TEXT, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const upstream = createServer((request, response) => {
  if (request.url === '/gzip') {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(TEXT));
  } else if (request.url === '/font') {
    response.writeHead(200, { 'content-type': 'font/woff2' }).end(TEXT);
  } else {
    response.writeHead(200, { 'content-type': 'text/html' }).end(TEXT);
  }
});

let proxy: CountingProxy;

beforeEach(async () => {
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  proxy = await startCountingProxy(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`);
});

afterEach(async () => {
  await proxy.stop();
  upstream.closeAllConnections();
  upstream.close();
  await once(upstream, 'close');
});

test.for([
  ['/plain', COMPRESSED],
  ['/gzip', COMPRESSED],
  ['/font', TEXT.length],
] as const)('counts the bytes of %s independently of the compression that the server uses', async ([path, bytes]) => {
  const response = await fetch(proxy.origin + path);
  expect(await response.text()).toBe(TEXT);
  expect(proxy.responses()).toEqual([expect.objectContaining({ path, status: 200, bytes })]);
});

test('a reset removes all counted responses', async () => {
  await (await fetch(`${proxy.origin}/plain`)).text();
  proxy.reset();
  expect(proxy.responses()).toEqual([]);
});
