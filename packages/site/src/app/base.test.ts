import { expect, test } from 'vitest';
import { addBase, dropBase } from './base.ts';

test.for([
  ['', '/', '/'],
  ['', '/docs', '/docs'],
  ['/below/here', '/', '/below/here'],
  ['/below/here', '/docs', '/below/here/docs'],
  ['/below/here', '/below/here', '/below/here/below/here'],
] as const)('with the base path "%s", %s becomes %s, and back', ([base, path, seen]) => {
  expect(addBase(path, base)).toBe(seen);
  expect(dropBase(seen, base)).toBe(path);
});

test('ignores a slash after the base path', () => {
  expect(dropBase('/below/here/', '/below/here')).toBe('/');
});

test.for(['/', '/below', '/below/hereafter', '/Below/here'])('%s is outside the base path /below/here', (path) => {
  expect(dropBase(path, '/below/here')).toBeUndefined();
});
