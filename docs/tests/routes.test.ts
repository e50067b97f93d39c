import { expect, test } from 'vitest';
import app from 'virtual:recto/app';

test.for(['/blog/:slug', '/changelog/:slug', '/templates/:slug'])('the page %s rejects an invalid slug', (path) => {
  const pattern = app.routes.find((route) => route.path === path)?.params?.['slug'];
  expect(pattern?.test('a-post')).toBe(true);
  expect(pattern?.test('A Post!')).toBe(false);
});
