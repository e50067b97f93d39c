import { expect, test, vi } from 'vitest';
import { headersOf } from '../../../fixtures/test-requests.ts';
import { createFrontHandler } from './front-handler.ts';

const handle = createFrontHandler(async ({ url }) => {
  if (url.endsWith('/broken')) throw new Error('a secret of the server');
  return new Response('page');
});

/** A request as a server passes it on; its URL may be invalid. */
const createRequest = (url: string, headers: Record<string, string> = {}): Request =>
  ({ url, method: 'GET', headers: new Headers(headers) }) as Request;

test.for([
  createRequest('http://a:99999/', { host: 'a:99999' }),
  createRequest('http://_invalid_/', { host: 'a b' }),
  createRequest('http://a:99999/'),
  Object.assign(createRequest('http://127.0.0.1/'), { runtime: { node: { req: { httpVersion: '1.1' } } } }),
])('SEC-14: returns 400 for an invalid host', async (request) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const response = await handle(request);
  expect(response.status).toBe(400);
  expect(headersOf(response, 'cache-control', 'x-content-type-options')).toEqual(['no-store', 'nosniff']);
  expect(await response.text()).toBe('The Host header is missing or not valid.');
  expect(log).not.toHaveBeenCalled();
});

test('SEC-14: HTTP/1.0 requests need no host', async () => {
  const old = { runtime: { node: { req: { httpVersion: '1.0' } } } };
  expect((await handle(Object.assign(createRequest('http://127.0.0.1/'), old))).status).toBe(200);
});

test('SEC-10: every response has the common headers', async () => {
  const response = await handle(createRequest('http://localhost/page', { host: 'localhost:3000' }));
  expect([response.status, await response.text()]).toEqual([200, 'page']);
  expect(headersOf(response, 'cross-origin-opener-policy', 'strict-transport-security')).toEqual(['same-origin', null]);
  const secure = await handle(createRequest('http://recto.example/', { 'x-forwarded-proto': 'https' }));
  expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
});

test('SEC-10: logs an exception and returns 500 without its message', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const response = await handle(createRequest('http://recto.example/broken'));
  expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(await response.text()).toBe('Internal Server Error');
  expect(log.mock.calls[0]?.[0]).toContain('[recto] /broken: Error: a secret of the server');
});
