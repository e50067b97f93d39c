import { expect, test } from 'vitest';
import { headersOf } from '../../../fixtures/test-requests.ts';
import { finishResponse } from './finish-response.ts';

const finish = (response: Response): Response => finishResponse(response, { isSecure: false, isTrusted: true });

test.for([
  [200, 'text/html'],
  [200, 'text/javascript'],
  [301, 'text/plain'],
  [304, ''],
  [400, 'application/json'],
  [404, 'text/plain'],
  [500, 'text/plain'],
  [503, 'text/html'],
] as const)('SEC-10: a response with status %i and type "%s" has the common headers', ([status, type]) => {
  const response = finish(new Response(null, { status, headers: type === '' ? {} : { 'content-type': type } }));
  expect(
    headersOf(response, 'x-content-type-options', 'cross-origin-opener-policy', 'cross-origin-resource-policy'),
  ).toEqual(['nosniff', 'same-origin', 'same-origin']);
  expect(response.headers.get('permissions-policy')).toContain('camera=(), ');
  expect(response.headers.get('cache-control')).toBe(status >= 400 ? 'no-store' : null);
});

test('SEC-10: headers of the response are not replaced', () => {
  const ownHeaders = {
    'cache-control': 'public, max-age=60',
    'permissions-policy': 'camera=(self)',
    'cross-origin-resource-policy': 'same-site',
  };
  const response = finish(new Response('', { status: 404, headers: ownHeaders }));
  expect(Object.fromEntries(response.headers)).toMatchObject(ownHeaders);
});

test.for([
  [{ 'content-type': 'image/png' }, 'cross-origin'],
  [{ 'content-type': 'image/svg+xml' }, 'cross-origin'],
  [{ 'content-type': 'video/mp4' }, 'cross-origin'],
  [{ 'content-type': 'audio/mpeg' }, 'cross-origin'],
  [{ 'content-type': 'application/json', 'access-control-allow-origin': '*' }, 'cross-origin'],
  [{ 'content-type': 'application/rss+xml', 'access-control-allow-origin': '*' }, 'cross-origin'],
  [{ 'content-type': 'application/json' }, 'same-origin'],
  [{ 'content-type': 'text/javascript' }, 'same-origin'],
  [{ 'content-type': 'text/html' }, 'same-origin'],
] as const)('SEC-10: %o has the resource policy %s', ([headers, policy]) => {
  const response = finish(new Response('', { headers: headers as HeadersInit }));
  expect(response.headers.get('cross-origin-resource-policy')).toBe(policy);
});

test('SEC-10: a response with immutable headers is copied', async () => {
  const fetched = Response.redirect('http://recto.example/new', 301);
  expect(() => {
    fetched.headers.set('a', 'b');
  }).toThrow('immutable');
  const response = finish(fetched);
  expect([response.status, ...headersOf(response, 'location', 'x-content-type-options')]).toEqual([
    301,
    'http://recto.example/new',
    'nosniff',
  ]);
});

test('SEC-10: HSTS is sent over HTTPS', () => {
  const header = 'strict-transport-security';
  const secure = finishResponse(new Response(''), { isSecure: true, isTrusted: true });
  expect(secure.headers.get(header)).toBe('max-age=31536000');
  expect(finish(new Response('')).headers.has(header)).toBe(false);
});

test('SEC-10: the opener policy is left out of responses for which browsers would log an error', () => {
  const plain = finishResponse(new Response(''), { isSecure: false, isTrusted: false });
  expect(headersOf(plain, 'cross-origin-opener-policy', 'x-content-type-options')).toEqual([null, 'nosniff']);
});
