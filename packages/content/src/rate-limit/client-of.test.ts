import { expect, test } from 'vitest';
import { clientOf } from './client-of.ts';

const request = (ip?: string, forwarded?: string): Request =>
  Object.assign(
    new Request('http://site.test', { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }),
    ip === undefined ? {} : { ip },
  );

test.for([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['192.0.2.7:41230', '192.0.2.7'],
  ['[2001:db8:1:2::9]:41230', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
])('%s is counted as %s', ([ip = '', client]) => {
  expect(clientOf(request(ip), undefined)).toBe(client);
});

test('counts all clients without a known address as one', () => {
  expect(clientOf(request(), undefined)).toBe('unknown');
  expect(clientOf(request('192.0.2.1'), 'x-forwarded-for')).toBe('unknown');
});

test('reads a header only if the site configures it, and only its last address', () => {
  const forwarded = request('10.0.0.1', '203.0.113.5, 192.0.2.9');
  expect(clientOf(forwarded, undefined)).toBe('10.0.0.1');
  expect(clientOf(forwarded, 'x-forwarded-for')).toBe('192.0.2.9');
});
