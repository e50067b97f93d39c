import { expect, test } from 'vitest';
import { formatDate, newestFirst } from './list-posts.ts';

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
