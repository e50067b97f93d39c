import { createClientOf } from '@recto/content/node';
import { expect, test } from 'vitest';
import { warnAboutProxy } from './warn-about-proxy.ts';

function warningsFor(ip: string, forwarded?: string): string[] {
  const warnings: string[] = [];
  const clientOf = warnAboutProxy(createClientOf(), (text) => warnings.push(text));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  for (let count = 0; count < 2; count += 1) {
    clientOf(Object.assign(new Request('http://site.test/api/search', { headers }), { ip }));
  }
  return warnings;
}

test.for([
  ['127.0.0.1', '192.0.2.7'],
  ['10.0.0.4', '192.0.2.7, 10.0.0.5'],
  ['::1', '2001:db8::1'],
])('warns once about a proxy at %s', ([ip = '', forwarded]) => {
  expect(warningsFor(ip, forwarded)).toEqual([expect.stringContaining('RECTO_TRUST_PROXY')]);
});

test.for([
  ['127.0.0.1', undefined],
  // Anyone can send the header.
  ['198.51.100.1', '192.0.2.7'],
  ['127.0.0.1', 'not an address'],
])('does not warn about a request from %s with X-Forwarded-For: %s', ([ip = '', forwarded]) => {
  expect(warningsFor(ip, forwarded)).toEqual([]);
});
