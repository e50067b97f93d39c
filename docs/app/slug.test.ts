import { expect, test } from 'vitest';
import { routes } from './routes.ts';
import { isSlug } from './slug.ts';

test.for(['a', 'a-page', 'v2', '2026-11-15', 'über-uns', 'صفحة-أولى', 'हिन्दी'])('"%s" is a slug', (text) => {
  expect(isSlug(text)).toBe(true);
});

test.for(['', '-', 'A-Page', 'a--b', '-a', 'a-', 'a b', 'a_b', 'a.b', '..', 'a/b', '<script>', 'a\u202Eb', '%2e'])(
  '"%s" is none',
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);

test.for(['post', 'change', 'template'])('the route "%s" refuses what is no slug', (name) => {
  const validate = routes.find((route) => route.name === name)?.meta?.validate;
  expect(validate?.({ path: '/', params: { slug: 'a-post' } })).toBe(true);
  expect(validate?.({ path: '/', params: { slug: 'A Post!' } })).toBe(false);
});
