import { expect, test } from 'vitest';
import { SLUG } from './kind-options.ts';

const isSlug = (text: string): boolean => new RegExp(`^(?:${SLUG.source})$`, SLUG.flags).test(text);

test.for(['a', 'a-page', 'v2', '2026-11-15', 'über-uns', 'صفحة-أولى', 'हिन्दी'])('"%s" is a slug', (text) => {
  expect(isSlug(text)).toBe(true);
});

test.for(['', '-', 'A-Page', 'a--b', '-a', 'a-', 'a b', 'a_b', 'a.b', '..', 'a/b', '<script>', 'a\u202Eb', '%2e'])(
  '"%s" is none',
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);
