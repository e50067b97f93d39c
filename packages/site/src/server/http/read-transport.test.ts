import { expect, test } from 'vitest';
import { readTransport } from './read-transport.ts';

test.for([
  [{ url: 'https://recto.example/' }, true, true],
  [{ 'x-forwarded-proto': 'https' }, true, true],
  [{ 'x-forwarded-proto': 'HTTPS, http' }, true, true],
  [{ forwarded: 'for=192.0.2.60;proto=https;by=203.0.113.43' }, true, true],
  [{ forwarded: 'for=192.0.2.60; proto="https"' }, true, true],
  [{}, false, false],
  [{ 'x-forwarded-proto': 'http' }, false, false],
  [{ 'x-forwarded-proto': 'http, https' }, false, false],
  [{ forwarded: 'proto=http' }, false, false],
  [{ url: 'http://192.168.0.7:3000/' }, false, false],
  [{ url: 'http://localhost.example/' }, false, false],
  [{ url: 'http://localhost:3000/' }, false, true],
  [{ url: 'http://127.0.0.1:3000/' }, false, true],
  [{ url: 'http://[::1]:3000/' }, false, true],
  [{ url: 'https://localhost:3000/' }, false, true],
  [{ url: 'https://site.localhost/' }, false, true],
  [{ url: 'https://203.0.113.7/' }, false, true],
  [{ 'x-forwarded-proto': 'https', host: 'localhost:3000' }, false, true],
] as const)('SEC-10: %o gets HSTS: %s, and is trusted: %s', ([request, isSecure, isTrusted]) => {
  const { url = 'http://recto.example/', ...headers } = request as Record<string, string>;
  expect(readTransport({ url, headers: new Headers(headers) })).toEqual({ isSecure, isTrusted });
});
