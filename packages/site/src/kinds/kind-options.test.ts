import { expect, test } from 'vitest';
import { blog } from './blog/blog.ts';
import { changelog } from './changelog/changelog.ts';
import { docs } from './docs/docs.ts';
import { SLUG } from './kind-options.ts';
import { landing } from './landing/landing.ts';
import { page } from './page/page.ts';
import { pricing } from './pricing/pricing.ts';
import { search } from './search/search.ts';

const isWhole = ({ source, flags }: RegExp, text: string): boolean => new RegExp(`^(?:${source})$`, flags).test(text);
const isSlug = (text: string): boolean => isWhole(SLUG, text);

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

test.for([
  ['2026/a-post', true],
  ['a-post', true],
  ['2026/A-Post', false],
  ['2026/', false],
  ['', false],
] as const)('a blog has a post at /blog/%s: %s', ([rest, isValid]) => {
  const { path, params } = blog('/blog')[1] ?? {};
  expect(path).toBe('/blog/**');
  expect(isWhole(params?.['rest'] ?? /^$/u, rest)).toBe(isValid);
});

test('posts of a blog at the root are not in subfolders, whose paths belong to other pages', () => {
  expect(blog('/').map(({ path }) => path)).toEqual(['/', '/:slug']);
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
