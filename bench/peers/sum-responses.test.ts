import { expect, test } from 'vitest';
import { kindOf, sumResponses } from './sum-responses.ts';

test.for([
  ['text/html; charset=utf-8', '/docs', 'html'],
  ['text/javascript', '/a.js', 'script'],
  ['application/javascript', '/a.js', 'script'],
  ['text/css', '/a.css', 'style'],
  ['font/woff2', '/a.woff2', 'font'],
  ['application/octet-stream', '/a.woff2', 'font'],
  ['image/svg+xml', '/a.svg', 'image'],
  ['application/json', '/a.json', 'data'],
  ['text/x-component', '/docs?_rsc=1', 'data'],
] as const)('a response of type %s at %s is %s', ([type, path, kind]) => {
  expect(kindOf(type, path)).toBe(kind);
});

test('does not count fonts, site icons and responses without a body as bytes of a page', () => {
  const summed = sumResponses([
    { path: '/docs', type: 'text/html', status: 200, bytes: 100 },
    { path: '/a.js', type: 'text/javascript', status: 200, bytes: 20 },
    { path: '/b.js', type: 'text/javascript', status: 200, bytes: 3 },
    { path: '/a.woff2', type: 'font/woff2', status: 200, bytes: 5000 },
    { path: '/favicon.svg', type: 'image/svg+xml', status: 200, bytes: 70_000 },
    { path: '/a.css', type: 'text/css', status: 304, bytes: 900_000 },
  ]);
  expect(summed).toEqual({
    requests: 4,
    bytes: 123,
    htmlBytes: 100,
    scriptBytes: 23,
    styleBytes: 0,
    fontBytes: 5000,
    imageBytes: 0,
    dataBytes: 0,
  });
});
