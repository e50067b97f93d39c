import { expect, test } from 'vitest';
import { formatReadingTime } from './reading-time.ts';

const english = { code: 'en', name: 'English' };

test.for([
  [0, '1 minute'],
  [219, '1 minute'],
  [440, '2 minutes'],
  [1100, '5 minutes'],
] as const)('%i words take %s', ([count, time]) => {
  expect(formatReadingTime([['p', {}, 'word '.repeat(count)]], english)).toBe(time);
});

test('the text of all elements counts, and words are separated in languages without spaces', () => {
  const half = 'word '.repeat(220);
  expect(
    formatReadingTime(
      [
        ['p', {}, half],
        ['ul', {}, ['li', {}, half]],
      ],
      english,
    ),
  ).toBe('2 minutes');
  const japanese = { code: 'ja', name: '日本語' };
  expect(formatReadingTime([['p', {}, '本を読みます。'.repeat(200)]], japanese)).toMatch(/^[2-9] 分$/u);
});
