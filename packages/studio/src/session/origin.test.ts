import { expect, test } from 'vitest';
import { createOrigins, isLoopbackHost, isTrustedOrigin } from './origin.ts';

const request = (host: string, headers: Record<string, string> = {}): Request =>
  new Request('http://internal:3000/x', { headers: { host, ...headers } });

test('uses the URL of the site regardless of the Host header', () => {
  const { originOf } = createOrigins({ siteUrl: 'https://site.example/docs' });
  expect(originOf(request('site.example'))).toBe('https://site.example');
  expect(originOf(request('evil.example'))).toBe('https://site.example');
  expect(originOf(request('localhost.evil.example'))).toBe('https://site.example');
});

test('uses the host on the local machine, unless an origin is configured', () => {
  const siteUrl = 'https://site.example';
  expect(createOrigins({ siteUrl }).originOf(request('localhost:3000'))).toBe('http://localhost:3000');
  expect(createOrigins({ siteUrl, fixed: 'https://edit.example/' }).originOf(request('localhost:3000'))).toBe(
    'https://edit.example',
  );
});

test('uses the host without a site URL, with the protocol of the proxy', () => {
  const { originOf } = createOrigins({});
  expect(originOf(request('a.example'))).toBe('http://a.example');
  expect(originOf(request('a.example', { 'x-forwarded-proto': 'HTTPS, http' }))).toBe('https://a.example');
});

test.for([
  ['localhost', true],
  ['LOCALHOST:3000', true],
  ['site.localhost', true],
  ['127.0.0.1:80', true],
  ['[::1]:80', true],
  ['127.0.0.1.evil.example', false],
  ['localhost.evil.example', false],
  ['evil.example', false],
  ['10.0.0.1', false],
  ['a@localhost', false],
  ['', false],
] as const)('%s is this machine: %s', ([host, expected]) => {
  expect(isLoopbackHost(host)).toBe(expected);
});

test('sessions can start over HTTPS or on the local machine', () => {
  expect(['https://a.example', 'http://localhost:1', 'http://a.example'].map(isTrustedOrigin)).toEqual([
    true,
    true,
    false,
  ]);
});
