import { expect, test } from 'vitest';
import { addBase, dropBase } from './base.ts';

test.for([
  ['', '/', '/'],
  ['', '/docs', '/docs'],
  ['/below/here', '/', '/below/here'],
  ['/below/here', '/docs', '/below/here/docs'],
  ['/below/here', '/below/here', '/below/here/below/here'],
] as const)('below "%s" the path %s is seen as %s, and told from it', ([base, path, seen]) => {
  expect(addBase(path, base)).toBe(seen);
  expect(dropBase(seen, base)).toBe(path);
});

test('a slash after the folder makes no difference', () => {
  expect(dropBase('/below/here/', '/below/here')).toBe('/');
});

test.for(['/', '/below', '/below/hereafter', '/Below/here'])('%s lies outside of /below/here', (path) => {
  expect(dropBase(path, '/below/here')).toBeUndefined();
});
