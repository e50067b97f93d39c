import { expect, test } from 'vitest';
import { createClientOf } from './client-of.ts';
import type { TrustProxy } from './trust-proxy.ts';

const request = (ip?: string, forwarded?: string): Request =>
  Object.assign(
    new Request('http://site.test', { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }),
    ip === undefined ? {} : { ip },
  );

test.for([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['192.0.2.7:41230', '192.0.2.7'],
  ['[2001:db8:1:2::9]:41230', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
])('%s is counted as %s', ([ip = '', client]) => {
  expect(createClientOf()(request(ip))).toBe(client);
});

test('counts all clients without a known address as one', () => {
  expect(createClientOf()(request())).toBe('unknown');
  expect(createClientOf()(request('/run/recto.sock'))).toBe('unknown');
  expect(createClientOf(['10.0.0.0/8'])(request(undefined, '192.0.2.1'))).toBe('unknown');
});

test.for<[TrustProxy | undefined, string | undefined, string, string]>([
  // Without proxies, the header is never read.
  [undefined, '10.0.0.1', '192.0.2.9', '10.0.0.1'],
  [0, '10.0.0.1', '192.0.2.9', '10.0.0.1'],
  [[], '10.0.0.1', '192.0.2.9', '10.0.0.1'],
  // The client writes the start of the header, the proxies its end.
  [1, '10.0.0.1', '203.0.113.5, 192.0.2.9', '192.0.2.9'],
  [2, '10.0.0.1', '203.0.113.5, 192.0.2.9, 10.0.0.2', '192.0.2.9'],
  [1, undefined, '203.0.113.5, 192.0.2.9', '192.0.2.9'],
  // Fewer entries than proxies, and entries that are no addresses: the last known address counts.
  [3, '10.0.0.1', '192.0.2.9', '192.0.2.9'],
  [2, '10.0.0.1', 'unknown, 192.0.2.9', '192.0.2.9'],
  [1, '10.0.0.1', '203.0.113.5, ', '10.0.0.1'],
  [1, '10.0.0.1', '', '10.0.0.1'],
  // Only listed addresses are proxies.
  [['10.0.0.1'], '10.0.0.1', '203.0.113.5, 192.0.2.9', '192.0.2.9'],
  [['10.0.0.1'], '10.0.0.2', '203.0.113.5, 192.0.2.9', '10.0.0.2'],
  [['10.0.0.0/8'], '::ffff:10.9.8.7', '203.0.113.5, 192.0.2.9, 10.0.0.2', '192.0.2.9'],
  [['10.0.0.0/8'], '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  [['fd00::/8', '::1'], '::1', '2001:db8:1:2::9, fd12::4', '2001:db8:1:2'],
  [['::/0'], '10.0.0.1', '192.0.2.9', '10.0.0.1'],
  [['0.0.0.0/0'], '10.0.0.1', '192.0.2.9', '192.0.2.9'],
])('with trustProxy %j, a request from %s with X-Forwarded-For: %s comes from %s', ([trust, ip, header, client]) => {
  expect(createClientOf(trust)(request(ip, header))).toBe(client);
});
