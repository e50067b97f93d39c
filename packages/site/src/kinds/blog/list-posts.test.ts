import { expect, test } from 'vitest';
import { formatDate, newestFirst, relatedPosts } from './list-posts.ts';
import type { PostSummary } from './list-posts.ts';

test('sorts the newest first, and posts of the same day in reverse reading order', () => {
  const posts = [
    { date: '2026-11-02', name: 'a' },
    { date: '2026-11-10', name: 'b' },
    { date: '2026-11-10', name: 'c' },
    { date: '2025-12-31', name: 'd' },
  ];
  expect(newestFirst(posts).map(({ name }) => name)).toEqual(['c', 'b', 'a', 'd']);
  expect(posts[0]?.name).toBe('a');
});

test.for([
  ['en', undefined, 'March 1, 2026'],
  ['ar', undefined, '1 مارس 2026'],
  ['de_ch', 'de-CH', '1. März 2026'],
  ['zh_cn', 'zh-CN', '2026年3月1日'],
] as const)('formats a date in %s', ([code, language, text]) => {
  expect(formatDate('2026-03-01', { code, name: code, ...(language && { language }) })).toBe(text);
});

/** Posts whose names begin with the letter of their category: `a1` has the category `a`; `-` has none. */
const posts = ['a1', 'b1', 'a2', 'a3', 'a4', 'a5', 'a6', '-'].map((name): PostSummary => ({
  title: name,
  description: '',
  path: `/blog/${name}`,
  date: '2026-11-02',
  dateText: '',
  category: name.replaceAll(/[-\d]/gu, ''),
  version: '',
}));

test.for([
  ['the newest of the same category, without those beside it', 'a3', ['a1', 'a5', 'a6']],
  ['at most three', 'a1', ['a2', 'a3', 'a4']],
  ['none if it is the only one of its category', 'b1', []],
  ['none for a post without a category', '-', []],
  ['none for a post that is not listed', 'draft', []],
] as const)('related posts: %s', ([, name, related]) => {
  expect(relatedPosts(posts, `/blog/${name}`).map(({ title }) => title)).toEqual(related);
});
