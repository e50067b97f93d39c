import { expect, test } from 'vitest';
import { routes } from './routes.ts';

test.for(['post', 'change', 'template'])('the route "%s" refuses what is no slug', (name) => {
  const validate = routes.find((route) => route.name === name)?.meta?.validate;
  expect(validate?.({ path: '/', params: { slug: 'a-post' } })).toBe(true);
  expect(validate?.({ path: '/', params: { slug: 'A Post!' } })).toBe(false);
});
