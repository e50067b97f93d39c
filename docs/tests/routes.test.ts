import { expect, test } from 'vitest';
import app from 'virtual:recto/app';

test.for(['/blog/:slug', '/changelog/:slug', '/templates/:slug'])('the page %s refuses what is no slug', (path) => {
  const validate = app.routes.find((route) => route.path === path)?.meta?.validate;
  expect(validate?.({ path: '/', params: { slug: 'a-post' } })).toBe(true);
  expect(validate?.({ path: '/', params: { slug: 'A Post!' } })).toBe(false);
});
