import { expect, test } from 'vitest';
import { formerPathKey, isFormerPath } from './former-path.ts';

test.for(['/', '/old', '/old/', '/docs/old name', '/über/uns', '/a%20b', '/about.html', '/100%'])(
  'accepts %j',
  (path) => {
    expect(isFormerPath(path)).toBe(true);
  },
);

test.for([
  '',
  'old',
  './old',
  '//evil.example',
  'https://site.example/old',
  '/old?page=2',
  '/old#part',
  '/old/*',
  '/old/:slug',
  '/:slug',
  String.raw`/\evil.example`,
  '/%2F%2Fevil.example/..',
  '/docs/../old',
  '/docs/%2e%2e/old',
  '/old\nSet-Cookie: a=b',
  '/old%0Aa',
])('refuses %j', (path) => {
  expect(isFormerPath(path)).toBe(false);
});

test.for([
  ['/Old/', '/old'],
  ['/', '/'],
  ['/%C3%BCber', '/über'],
  ['/100%', '/100%'],
] as const)('normalises %j to %j', ([path, key]) => {
  expect(formerPathKey(path)).toBe(key);
});
