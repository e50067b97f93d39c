import { expect, test } from 'vitest';
import { isSecureRequest } from './is-secure-request.ts';

test.for([
  [{ url: 'https://recto.example/' }, true],
  [{ 'x-forwarded-proto': 'https' }, true],
  [{ 'x-forwarded-proto': 'HTTPS, http' }, true],
  [{ forwarded: 'for=192.0.2.60;proto=https;by=203.0.113.43' }, true],
  [{ forwarded: 'for=192.0.2.60; proto="https"' }, true],
  [{}, false],
  [{ 'x-forwarded-proto': 'http' }, false],
  [{ 'x-forwarded-proto': 'http, https' }, false],
  [{ forwarded: 'proto=http' }, false],
  [{ url: 'https://localhost:3000/' }, false],
  [{ url: 'https://site.localhost/' }, false],
  [{ url: 'https://127.0.0.1/' }, false],
  [{ url: 'https://[::1]:3000/' }, false],
  [{ 'x-forwarded-proto': 'https', host: 'localhost:3000' }, false],
] as const)('SEC-10: %o is to be told of HTTPS: %s', ([asked, isSecure]) => {
  const { url = 'http://recto.example/', ...headers } = asked as Record<string, string>;
  expect(isSecureRequest({ url, headers: new Headers(headers) })).toBe(isSecure);
});
