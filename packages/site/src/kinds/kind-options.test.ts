import { expect, test } from 'vitest';
import { blog } from './blog/blog.ts';
import { changelog } from './changelog/changelog.ts';
import { docs } from './docs/docs.ts';
import { SLUG } from './kind-options.ts';
import { landing } from './landing/landing.ts';
import { page } from './page/page.ts';
import { pricing } from './pricing/pricing.ts';
import { search } from './search/search.ts';

const isSlug = (text: string): boolean => new RegExp(`^(?:${SLUG.source})$`, SLUG.flags).test(text);

test.for(['a', 'a-page', 'v2', '2026-11-15', 'über-uns', 'صفحة-أولى', 'हिन्दी', '1.2.0', 'a_b'])(
  '"%s" is a slug',
  (text) => {
    expect(isSlug(text)).toBe(true);
  },
);

test.for([
  '',
  '-',
  'A-Page',
  'a--b',
  '-a',
  'a-',
  'a b',
  'a..b',
  '.a',
  'a.',
  '..',
  'a/b',
  '<script>',
  'a\u202Eb',
  '%2e',
])('"%s" is not a slug', (text) => {
  expect(isSlug(text)).toBe(false);
});

test.for(Object.entries({ blog, changelog, docs, landing, page, pricing, search }))(
  '%s reports an unknown option and suggests the closest one',
  ([name, kind]) => {
    const misspelt = { screem: () => undefined };
    expect(() => kind('/part', misspelt as object)).toThrow(
      `${name}('/part') has no option "screem". Did you mean "screen"?`,
    );
    expect(kind('/part', {})).not.toEqual([]);
  },
);
