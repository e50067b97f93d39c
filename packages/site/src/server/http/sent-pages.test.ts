import { createServer, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPageCache } from '../page-cache.ts';
import { createSentPages } from './sent-pages.ts';

const TEXT = 'words '.repeat(400);
const page = (): Response =>
  new Response(TEXT, { headers: { 'content-type': 'text/html', 'cache-control': 'no-cache' } });

/** A Node server with a page cache, as the server entry creates it. */
async function startServer() {
  const cached = createPageCache({ compress: async () => new TextEncoder().encode('compressed') });
  const sentPages = createSentPages(cached.find);
  const handler = vi.fn(async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return search === '' ? await cached(request, `html ${decodeURI(pathname)}`, async () => page()) : page();
  });
  const wrapped = sentPages.record(handler);
  const server = createServer((request, response) => {
    if (sentPages.resend(request, response)) return;
    const { method = '', url = '', headers } = request;
    const webRequest = new Request(`http://site.test${url}`, { method, headers: headers as Record<string, string> });
    void Promise.resolve(wrapped(Object.assign(webRequest, { runtime: { node: { req: request } } }))).then(
      async (webResponse) => {
        response.writeHead(webResponse.status, [...webResponse.headers].flat()).end(await webResponse.bytes());
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const send = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    await new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; text: string }>((resolve) => {
      get({ host: '127.0.0.1', port, path, headers, method }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => {
          resolve({ status: response.statusCode, headers: response.headers, text });
        });
      });
    });
  return { send, handler, cached };
}

function withoutTransferHeaders({
  'content-length': _length,
  'transfer-encoding': _encoding,
  date: _date,
  ...headers
}: IncomingMessage['headers']) {
  return headers;
}

test.for([{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip', accept: 'text/html' }])(
  'with the request headers %o, a second response comes from the cache, with the headers of the first',
  async (headers) => {
    const { send, handler } = await startServer();
    const first = await send('/docs/page', headers);
    const second = await send('/docs/page', headers);
    expect(handler).toHaveBeenCalledTimes(1);
    expect([second.status, second.text]).toEqual([200, first.text]);
    expect(withoutTransferHeaders(second.headers)).toEqual(withoutTransferHeaders(first.headers));
    expect(second.headers['content-length']).toBe(String(second.text.length));
  },
);

test('sends 304 for a request with the entity tag of the page', async () => {
  const { send, handler } = await startServer();
  const { etag = '' } = (await send('/page')).headers;
  const first = await send('/page', { 'if-none-match': etag });
  const second = await send('/page', { 'if-none-match': etag });
  expect(handler).toHaveBeenCalledTimes(2);
  expect([second.status, second.text]).toEqual([304, '']);
  expect(withoutTransferHeaders(second.headers)).toEqual(withoutTransferHeaders(first.headers));
});

test.for(['accept', 'accept-encoding', 'forwarded', 'host', 'if-none-match', 'x-forwarded-proto'])(
  'calls the handler for another value of the header "%s"',
  async (name) => {
    const { send, handler } = await startServer();
    await send('/page');
    await send('/page', { [name]: 'other' });
    expect(handler).toHaveBeenCalledTimes(2);
  },
);

test.for([
  ['/page?query', {}, 'GET'],
  ['/caf%C3%A9', {}, 'GET'],
  ['/page', {}, 'HEAD'],
  ['/page', { authorization: 'Basic a' }, 'GET'],
  ['/page', { accept: 'a'.repeat(2000) }, 'GET'],
] as const)('calls the handler each time for %s with %o and %s', async ([path, headers, method]) => {
  const { send, handler } = await startServer();
  await send(path, headers, method);
  await send(path, headers, method);
  expect(handler).toHaveBeenCalledTimes(2);
});

test('limits the number of stored variants of a page, one for each set of request headers', async () => {
  const { send, cached } = await startServer();
  for (let index = 0; index < 20; index += 1) await send('/page', { host: `host-${index}` });
  expect(cached.find('html /page')?.variants.size).toBe(8);
});
