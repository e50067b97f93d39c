import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { headersOf, request } from '../../fixtures/test-requests.ts';
import { compressResponse } from './compress-response.ts';
import { compressText } from './compress-text.ts';

describe('a response', () => {
  test.for([
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['deflate', null],
    ['br;q=0, gzip;q=0', null],
  ] as const)('for Accept-Encoding "%s" is compressed as %s, with a vary header', async ([accepted, encoding]) => {
    const long = 'Long. '.repeat(1000);
    const server = { loaders: { '/docs/:slug': async () => ({ title: '', data: long }) } };
    for (const path of ['/en/docs/start', '/en/docs/start/_payload.json?b1.c1']) {
      const plain = await (await request(path, {}, { server })).text();
      const response = await request(path, { headers: { 'accept-encoding': accepted } }, { server });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toContain('accept-encoding');
      expect(await unpack(response)).toBe(plain);
    }
  });

  test('with status 304 has a vary header', async () => {
    const headers = { 'content-type': 'application/rss+xml', etag: 'W/"a"' };
    const request = new Request('http://site.test/rss.xml', { headers: { 'accept-encoding': 'br' } });
    const response = await compressResponse(request, new Response(null, { status: 304, headers }));
    expect([response.status, ...headersOf(response, 'etag', 'vary')]).toEqual([304, 'W/"a"', 'accept-encoding']);
  });

  test('that is short is not compressed', async () => {
    const response = await request('/favicon.ico', { headers: { 'accept-encoding': 'br' } });
    expect(headersOf(response, 'content-encoding', 'vary')).toEqual([null, 'accept, accept-encoding']);
    expect(await response.text()).toBe('Not Found');
  });

  test.for(['dev', 'static'] as const)('is not compressed in the mode %s', async (mode) => {
    const response = await request('/en/docs/start', { headers: { 'accept-encoding': 'br' } }, { mode });
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  test('that is already compressed, has no-transform, is an event stream or is not text is not changed', async () => {
    const text = 'x'.repeat(4000);
    for (const headers of [
      { 'content-type': 'text/plain', 'content-encoding': 'gzip' },
      { 'content-type': 'text/plain', 'cache-control': 'no-transform' },
      { 'content-type': 'text/event-stream' },
      { 'content-type': 'image/png' },
    ]) {
      const handle = () => new Response(text, { headers: headers as HeadersInit });
      const endpoints = [{ path: '/en', methods: ['GET'], cache: 'none' as const, handle }];
      const response = await request('/en', { headers: { 'accept-encoding': 'br' } }, { endpoints });
      expect(Object.fromEntries(response.headers)).toMatchObject(headers);
      expect(await response.text()).toBe(text);
    }
  });
});

describe('SEC-4: cost of compression', () => {
  /** The largest possible response to a query. */
  const rows = JSON.stringify(
    Array.from({ length: 12_000 }, (_, id) => ({ id, title: `Row ${id * 7919}`, draft: id % 3 === 0 })),
  );
  const createRequest = (init: RequestInit = {}) =>
    new Request('http://site.test/query', { headers: { 'accept-encoding': 'br' }, ...init });
  const createResponse = (cache: string, status = 200) =>
    Response.json(JSON.parse(rows), { status, headers: { 'cache-control': cache } });
  const spies = () => ({ cached: vi.fn(compressText), uncached: vi.fn(compressText) });

  test('SEC-4: a response for a single request is compressed with quality 5', async () => {
    const response = await compressResponse(createRequest(), createResponse('no-store'));
    const params = (quality: number) => ({
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(rows),
      },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.equals(brotliCompressSync(rows, params(5)))).toBe(true);
  });

  test.for([
    ['no-store', 200, false],
    ['private, max-age=60', 200, false],
    ['no-cache', 404, false],
    ['no-cache', 200, true],
    ['public, max-age=31536000, immutable', 200, true],
  ] as const)(
    'SEC-4: a response with "%s" and status %i has its compressed copy cached: %s',
    async ([cache, status, isKept]) => {
      const compressors = spies();
      await compressResponse(createRequest(), createResponse(cache, status), compressors);
      expect(compressors.cached).toHaveBeenCalledTimes(isKept ? 1 : 0);
      expect(compressors.uncached).toHaveBeenCalledTimes(isKept ? 0 : 1);
    },
  );

  test('SEC-4: nothing is compressed for HEAD, but the headers contain the encoding', async () => {
    const compressors = spies();
    const response = await compressResponse(createRequest({ method: 'HEAD' }), createResponse('no-cache'), compressors);
    expect(compressors.cached).not.toHaveBeenCalled();
    expect([response.headers.get('content-encoding'), response.body]).toEqual(['br', null]);
  });

  test('SEC-4: a response is sent uncompressed if too many are being compressed', async () => {
    const refused = async () => undefined;
    const response = await compressResponse(createRequest(), createResponse('no-store'), {
      cached: refused,
      uncached: refused,
    });
    expect(headersOf(response, 'content-encoding', 'vary')).toEqual([null, 'accept-encoding']);
    expect(await response.text()).toBe(rows);
  });

  test('SEC-4: a page does not wait for eight large responses', async () => {
    let done = 0;
    const large = Array.from({ length: 8 }, async () => {
      await compressText(Buffer.from(rows.repeat(2)), 'br');
      done += 1;
    });
    await compressText(Buffer.from('A page of ordinary size. '.repeat(400)), 'br');
    // Large responses are compressed one at a time, so hardly any is done by then.
    expect(done).toBeLessThanOrEqual(2);
    await Promise.all(large);
    expect(done).toBe(8);
  });
});

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

async function unpack(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const encoding = response.headers.get('content-encoding');
  return (encoding === 'br' || encoding === 'gzip' ? UNPACK[encoding](bytes) : bytes).toString();
}
