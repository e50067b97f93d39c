import { expect, test } from 'vitest';
import { assertBase } from './assert-base.ts';

test.for(['/', '/docs/', '/docs', '/demo/minimal/', '/~name/site/'])('accepts the base %s', (base) => {
  expect(assertBase(base)).toBe(base);
});

test.for(['cloudflare', 'vercel', 'netlify'] as const)('accepts only the root as base for %s', (preset) => {
  expect(assertBase('/', preset)).toBe('/');
  expect(() => assertBase('/docs/', preset)).toThrow(`A site for ${preset} is served from the root of its host`);
  expect(() => assertBase('/docs/', preset)).toThrow('--preset node (your own server)');
});

test.for([
  '',
  './',
  'docs/',
  '//host.example/',
  'https://host.example/docs/',
  '/a?b/',
  '/a#b/',
  '/a b/',
  '/ü/',
  '/%C3%BC/',
])('rejects the base "%s"', (base) => {
  expect(() => assertBase(base)).toThrow(`A Recto site cannot have the base "${base}". Write the path of its folder`);
});
