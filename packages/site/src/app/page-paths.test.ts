import { expect, test } from 'vitest';
import { decodePath, encodePath, isPagePath } from './page-paths.ts';

test.for(['/', '/docs', '/docs/1.x', '/v1.2', '/apis', '/rawhide', '/en/api/call', '/en/mcp', '/日本'])(
  '%s can be a page',
  (path) => {
    expect(isPagePath(path)).toBe(true);
  },
);

test.for([
  '/favicon.ico',
  '/en/picture.PNG',
  '/_studio',
  '/_',
  '/__recto_content/docs/query',
  '/api',
  '/api/query',
  '/API/query',
  '/raw/en/docs',
  '/builds/latest',
  '/mcp',
  '/mcp/',
])('%s cannot be a page', (path) => {
  expect(isPagePath(path)).toBe(false);
});

test('encodes a path segment by segment', () => {
  expect(encodePath('/en/日 本/a,b?c')).toBe('/en/%E6%97%A5%20%E6%9C%AC/a%2Cb%3Fc');
});

test('decodes a path; returns undefined for invalid UTF-8', () => {
  expect(decodePath('/en/%E6%97%A5')).toBe('/en/日');
  expect(decodePath('/en/%ff')).toBeUndefined();
});
