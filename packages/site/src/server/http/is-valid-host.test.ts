import { expect, test } from 'vitest';
import { isValidHost } from './front-handler.ts';

test.for([
  'recto.example',
  'recto.example.',
  'xn--mnchen-3ya.example',
  'localhost:3000',
  'my_service:80',
  '127.0.0.1:65535',
  '[::1]',
  '[::1]:3000',
  '',
])('"%s" is a valid host', (host) => {
  expect(isValidHost(host)).toBe(true);
});

test.for([
  'a:99999',
  'a:65536',
  'a:-1',
  'a:b',
  'a b',
  'a, b',
  'a/b',
  'a?b',
  'a#b',
  'a\\b',
  'user@a',
  'a:80:80',
  '[::1',
  '[zz]',
  '[1:2]',
  '999.999.999.999',
  'münchen.example',
  'a\u0000',
  '<script>',
  '%0a',
])('SEC-14: "%s" is not a valid host', (host) => {
  expect(isValidHost(host)).toBe(false);
});
