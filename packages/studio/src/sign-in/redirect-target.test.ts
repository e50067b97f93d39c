import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const origin = 'https://site.example';

test.for([
  ['/', '/'],
  ['/en/docs', '/en/docs'],
  ['/en/docs?a=b&c=//d#e', '/en/docs?a=b&c=//d#e'],
  ['/日本', '/%E6%97%A5%E6%9C%AC'],
  ['/a/../b', '/b'],
  ['/%2F/evil.example', '/%2F/evil.example'],
])('redirects %s to %s', ([redirect, target]) => {
  expect(redirectTarget(redirect, { origin })).toBe(target);
});

test.for([
  null,
  undefined,
  '',
  'docs',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'https:evil.example',
  'https://site.example/docs',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\u0000',
  '/\u007f',
  '/_studio',
  '/_studio?redirect=/a',
  '/__recto_studio/auth/github',
  `/${'a'.repeat(2000)}`,
])('redirects %j to the home page', (redirect) => {
  expect(redirectTarget(redirect, { origin })).toBe('/');
});

test('with a base path, redirects only to paths below it', () => {
  const site = { origin, base: '/docs' };
  expect(
    ['/docs', '/docs/a', '/docsx', '/a', '/docs/_studio', '/docs/../a'].map((path) => redirectTarget(path, site)),
  ).toEqual(['/docs', '/docs/a', '/docs/', '/docs/', '/docs/', '/docs/']);
});

test('never redirects to another origin', () => {
  const text = fc.stringMatching(/^[/\\.@:\t\n a-z%?#]{0,12}$/u);
  fc.assert(
    fc.property(text, (redirect) => {
      expect(new URL(redirectTarget(redirect, { origin }), origin).origin).toBe(origin);
    }),
    { numRuns: 2000 },
  );
});
