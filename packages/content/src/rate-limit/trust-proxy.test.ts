import { expect, test } from 'vitest';
import { createProxyCheck, parseTrustProxy } from './trust-proxy.ts';

test('reads the environment variable', () => {
  expect(parseTrustProxy('2')).toBe(2);
  expect(parseTrustProxy(' 10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1']);
});

test.for(['true', '-1', '1.5', '10.0.0.0/33', '::1/129', '10.0.0.0/', '10.0.0.0/8 192.0.2.1', 'proxy.example'])(
  'rejects %s',
  (text) => {
    expect(() => parseTrustProxy(text)).toThrow(`"${text}" in trustProxy is not an IP address or a network.`);
  },
);

test('rejects a list in the configuration in the same way', () => {
  expect(() => createProxyCheck(['10.0.0.1', 'loopback'])).toThrow('"loopback" in trustProxy');
});
