import { expect, test, vi } from 'vitest';
import { headersOf } from '../../fixtures/test-requests.ts';
import { createPageCache } from './page-cache.ts';

const TEXT = 'words '.repeat(400);

const ask = (headers: Record<string, string> = {}): Request => new Request('http://site.test/page', { headers });
const page = (text = TEXT, headers: Record<string, string> = {}): Response =>
  new Response(text, {
    headers: { 'content-type': 'text/html', 'cache-control': 'no-cache', vary: 'accept', ...headers },
  });
const pack = vi.fn(async (bytes: Uint8Array) => new Uint8Array(bytes.slice(0, 5)));

test('makes a page once, and caches all of its headers', async () => {
  const cached = createPageCache();
  const make = vi.fn(async () => page(TEXT, { link: '</a>' }));
  const first = await cached(ask(), 'page', make);
  const second = await cached(ask(), 'page', make);
  expect(make).toHaveBeenCalledTimes(1);
  expect([...second.headers]).toEqual([...first.headers]);
  expect(headersOf(second, 'link', 'vary', 'etag')).toEqual([
    '</a>',
    'accept, accept-encoding',
    expect.stringMatching(/^W\/"[0-9a-f]{24}"$/u),
  ]);
  expect(await second.text()).toBe(TEXT);
});

test('concurrent requests share one page', async () => {
  const cached = createPageCache();
  const make = vi.fn(async () => page());
  const responses = await Promise.all(Array.from({ length: 5 }, async () => await cached(ask(), 'page', make)));
  expect(make).toHaveBeenCalledTimes(1);
  expect(await Promise.all(responses.map(async (response) => await response.text()))).toEqual(Array(5).fill(TEXT));
});

test('compresses a page once in each encoding', async () => {
  pack.mockClear();
  const cached = createPageCache({ compress: pack });
  for (const encoding of ['br', 'br', 'gzip', 'gzip']) {
    const response = await cached(ask({ 'accept-encoding': encoding }), 'page', async () => page());
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([encoding, 'words']);
  }
  expect(pack.mock.calls.map(([, encoding]: unknown[]) => encoding)).toEqual(['br', 'gzip']);
});

test('sends a page uncompressed if too many are being compressed', async () => {
  const cached = createPageCache({ compress: async () => undefined });
  const response = await cached(ask({ 'accept-encoding': 'br' }), 'page', async () => page());
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, TEXT]);
});

test('sends 304 with the headers for a request with the entity tag of the page', async () => {
  const cached = createPageCache();
  const tag = (await cached(ask(), 'page', async () => page())).headers.get('etag') ?? '';
  const again = await cached(ask({ 'if-none-match': tag, 'accept-encoding': 'br' }), 'page', async () => page());
  expect([again.status, again.body, again.headers.get('etag'), again.headers.get('content-encoding')]).toEqual([
    304,
    null,
    tag,
    null,
  ]);
  const other = await cached(ask({ 'if-none-match': 'W/"other"' }), 'page', async () => page());
  expect(other.status).toBe(200);
});

test.for(['private', 'no-store', 'private, no-store'])(
  'makes a page with "%s" for each visitor, also for concurrent requests',
  async (cache) => {
    const cached = createPageCache();
    let visitor = 0;
    const make = async (): Promise<Response> => page(`for ${(visitor += 1)}`, { 'cache-control': cache });
    const responses = await Promise.all(Array.from({ length: 3 }, async () => await cached(ask(), 'page', make)));
    responses.push(await cached(ask(), 'page', make));
    const texts = await Promise.all(responses.map(async (response) => await response.text()));
    expect(texts.toSorted()).toEqual(['for 1', 'for 2', 'for 3', 'for 4']);
    expect(responses.map(({ headers }) => headers.get('etag'))).toEqual([null, null, null, null]);
  },
);

test.for([301, 404, 500])('does not cache a response with status %d', async (status) => {
  const cached = createPageCache();
  const make = vi.fn(async () => new Response(null, { status }));
  await cached(ask(), 'page', make);
  expect((await cached(ask(), 'page', make)).status).toBe(status);
  expect(make).toHaveBeenCalledTimes(2);
});

test('tries again after an error', async () => {
  const cached = createPageCache();
  await expect(cached(ask(), 'page', async () => await Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect((await cached(ask(), 'page', async () => page())).status).toBe(200);
});

test('removes the least recently used page if the cache is full', async () => {
  const cached = createPageCache({ maxBytes: TEXT.length * 2 });
  const make = vi.fn(async () => page());
  for (const key of ['a', 'b', 'a', 'c']) await cached(ask(), key, make);
  make.mockClear();
  for (const key of ['a', 'c']) await cached(ask(), key, make);
  expect(make).not.toHaveBeenCalled();
  await cached(ask(), 'b', make);
  expect(make).toHaveBeenCalledTimes(1);
});
