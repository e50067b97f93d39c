import { expect, test } from 'vitest';
import { isPrivateNetwork } from './private-networks.ts';

test.for([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.9.9.9',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'ff02::1',
])('%s is in a private network', (ip) => {
  expect(isPrivateNetwork(ip, false)).toBe(true);
});

test.for(['1.1.1.1', '172.32.0.1', '192.169.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:1.1.1.1'])(
  '%s may be requested',
  (ip) => {
    expect(isPrivateNetwork(ip, false)).toBe(false);
  },
);

test('loopback addresses can be allowed, other private networks cannot', () => {
  const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
  const beside = ['10.0.0.1', '169.254.169.254', 'fe80::1', '0.0.0.0'];
  expect([...loopback, ...beside].filter((ip) => isPrivateNetwork(ip, true))).toEqual(beside);
});
