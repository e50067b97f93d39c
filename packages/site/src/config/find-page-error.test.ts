import { expect, test } from 'vitest';
import { findPageError } from './find-page-error.ts';

const screen = (): Promise<never> => Promise.reject(new Error('not loaded'));

test.for([
  [{ path: '/a', scren: screen }, 'The page "/a" has no option "scren". Did you mean "screen"?'],
  [{ path: '/a', screen, serve: screen }, 'The page "/a" has no option "serve". Did you mean "server"?'],
  [{ path: '/a' }, 'Write a page: docs('],
  [{ path: 'a', screen }, 'Write a page'],
  [{ screen }, 'Write a page'],
  ['/a', 'Write a page'],
  [[{ path: '/a', screen }, { path: '/b' }], 'Write a page'],
] as const)('%j: %s', ([page, error]) => {
  expect(findPageError(page)).toContain(error);
});

test('a page with a path and a screen is right', () => {
  expect(findPageError([{ path: '/a', screen }])).toBeUndefined();
});
