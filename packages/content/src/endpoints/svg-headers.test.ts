import { expect, test } from 'vitest';
import { isSvg } from './svg-headers.ts';

test.for([
  ['/a.svg', 'image/svg+xml', true],
  ['/a', 'image/SVG+xml; charset=utf-8', true],
  ['/a.svg', null, true],
  ['/a.SVG', undefined, true],
  ['/a.svgz', '', true],
  ['/a.svg', 'text/html', false],
  ['/a.png', 'image/png', false],
  ['/svg', null, false],
] as const)('SEC-2: %s of the type %s is an SVG file: %s', ([path, type, expected]) => {
  expect(isSvg(path, type)).toBe(expected);
});
