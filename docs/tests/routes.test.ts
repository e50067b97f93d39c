import { expect, test } from 'vitest';
import app from 'virtual:recto/app';

test.for([
  ['/blog/**', 'rest'],
  ['/changelog/**', 'rest'],
  ['/templates/:slug', 'slug'],
] as const)('the page %s rejects an invalid slug', ([path, name]) => {
  const pattern = app.routes.find((route) => route.path === path)?.params?.[name];
  expect(pattern?.test('a-post')).toBe(true);
  expect(pattern?.test('A Post!')).toBe(false);
});
