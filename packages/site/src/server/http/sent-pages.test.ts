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
  const cached = createPageCache({ compress: async () => new TextEncoder().encode('packed') });
  const sentPages = createSentPages(cached.find);
  const answer = vi.fn(async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return search === '' ? await cached(request, `html ${decodeURI(pathname)}`, async () => page()) : page();
  });
  const handle = sentPages.remember(answer);
  const server = createServer((request, response) => {
    if (sentPages.resend(request, response)) return;
    const { method = '', url = '', headers } = request;
    const asked = new Request(`http://site.test${url}`, { method, headers: headers as Record<string, string> });
    void Promise.resolve(handle(Object.assign(asked, { runtime: { node: { req: request } } }))).then(
      async (answered) => {
        response.writeHead(answered.status, [...answered.headers].flat()).end(await answered.bytes());
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    await new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; text: string }>((resolve) => {
      get({ host: '127.0.0.1', port, path, headers, method }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => {
          resolve({ status: response.statusCode, headers: response.headers, text });
        });
      });
    });
  return { ask, answer, cached };
}

function withoutFraming({
  'content-length': _length,
  'transfer-encoding': _encoding,
  date: _date,
  ...headers
}: IncomingMessage['headers']) {
  return headers;
}

test.for([{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip', accept: 'text/html' }])(
  'sends a page again for %o without the handler, with the same headers',
  async (headers) => {
    const { ask, answer } = await startServer();
    const first = await ask('/docs/page', headers);
    const second = await ask('/docs/page', headers);
    expect(answer).toHaveBeenCalledTimes(1);
    expect([second.status, second.text]).toEqual([200, first.text]);
    expect(withoutFraming(second.headers)).toEqual(withoutFraming(first.headers));
    expect(second.headers['content-length']).toBe(String(second.text.length));
  },
);

test('sends 304 for a request with the entity tag of the page', async () => {
  const { ask, answer } = await startServer();
  const { etag = '' } = (await ask('/page')).headers;
  const first = await ask('/page', { 'if-none-match': etag });
  const second = await ask('/page', { 'if-none-match': etag });
  expect(answer).toHaveBeenCalledTimes(2);
  expect([second.status, second.text]).toEqual([304, '']);
  expect(withoutFraming(second.headers)).toEqual(withoutFraming(first.headers));
});

test.for(['accept', 'accept-encoding', 'forwarded', 'host', 'if-none-match', 'x-forwarded-proto'])(
  'calls the handler for another value of the header "%s"',
  async (name) => {
    const { ask, answer } = await startServer();
    await ask('/page');
    await ask('/page', { [name]: 'other' });
    expect(answer).toHaveBeenCalledTimes(2);
  },
);

test.for([
  ['/page?query', {}, 'GET'],
  ['/caf%C3%A9', {}, 'GET'],
  ['/page', {}, 'HEAD'],
  ['/page', { authorization: 'Basic a' }, 'GET'],
  ['/page', { accept: 'a'.repeat(2000) }, 'GET'],
] as const)('calls the handler each time for %s with %o and %s', async ([path, headers, method]) => {
  const { ask, answer } = await startServer();
  await ask(path, headers, method);
  await ask(path, headers, method);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('limits the memory for variants by request headers', async () => {
  const { ask, cached } = await startServer();
  for (let place = 0; place < 20; place += 1) await ask('/page', { host: `host-${place}` });
  expect(cached.find('html /page')?.variants.size).toBe(8);
});
