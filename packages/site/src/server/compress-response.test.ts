import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { headersOf, request } from '../../fixtures/test-requests.ts';
import { compressResponse } from './compress-response.ts';

describe('on its way', () => {
  test.for([
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['deflate', null],
    ['br;q=0, gzip;q=0', null],
  ] as const)('what takes "%s" is packed as %s, and says that this matters', async ([accepted, encoding]) => {
    const long = 'Long. '.repeat(1000);
    const server = { loaders: { doc: async () => ({ title: '', data: long }) } };
    for (const path of ['/en/docs/start', '/en/docs/start/_payload.json?b1']) {
      const plain = await (await request(path, {}, { server })).text();
      const response = await request(path, { headers: { 'accept-encoding': accepted } }, { server });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toContain('accept-encoding');
      expect(await unpack(response)).toBe(plain);
    }
  });

  test('who has it already is told on what that depends', async () => {
    const headers = { 'content-type': 'application/rss+xml', etag: 'W/"a"' };
    const asked = new Request('http://site.test/rss.xml', { headers: { 'accept-encoding': 'br' } });
    const response = await compressResponse(asked, new Response(null, { status: 304, headers }));
    expect([response.status, ...headersOf(response, 'etag', 'vary')]).toEqual([304, 'W/"a"', 'accept-encoding']);
  });

  test('what is short stays as it is', async () => {
    const response = await request('/favicon.ico', { headers: { 'accept-encoding': 'br' } });
    expect(headersOf(response, 'content-encoding', 'vary')).toEqual([null, 'accept-encoding']);
    expect(await response.text()).toBe('Not Found');
  });

  test.for(['dev', 'static'] as const)('nothing is packed in the mode %s', async (mode) => {
    const response = await request('/en/docs/start', { headers: { 'accept-encoding': 'br' } }, { mode });
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  test('what is packed already, or must stay as it is, or comes bit by bit, is left alone', async () => {
    const text = 'x'.repeat(4000);
    for (const headers of [
      { 'content-type': 'text/plain', 'content-encoding': 'gzip' },
      { 'content-type': 'text/plain', 'cache-control': 'no-transform' },
      { 'content-type': 'text/event-stream' },
      { 'content-type': 'image/png' },
    ]) {
      const endpoints = [async () => new Response(text, { headers: headers as HeadersInit })];
      const response = await request('/en', { headers: { 'accept-encoding': 'br' } }, { endpoints });
      expect(Object.fromEntries(response.headers)).toEqual(headers);
    }
  });
});

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

async function unpack(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const encoding = response.headers.get('content-encoding');
  return (encoding === 'br' || encoding === 'gzip' ? UNPACK[encoding](bytes) : bytes).toString();
}
