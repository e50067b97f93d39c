import { expect, test } from 'vitest';
import { widenQuery } from './page-width.ts';

test.for<[query: string, expected: string]>([
  ['(width >= 64rem)', '(width >= calc(64rem + 520px))'],
  [
    'screen and (min-width: 640px) and (max-width: 1023.5px)',
    'screen and (min-width: calc(640px + 520px)) and (max-width: calc(1023.5px + 520px))',
  ],
  ['(40em <= width < 64em)', '(calc(40em + 520px) <= width < calc(64em + 520px))'],
  ['(max-width: 40rem), (hover: none)', '(max-width: calc(40rem + 520px)), (hover: none)'],
  ['(height >= 640px) and (prefers-color-scheme: dark)', '(height >= 640px) and (prefers-color-scheme: dark)'],
  ['(min-device-width: 640px)', '(min-device-width: 640px)'],
  ['print', 'print'],
])('%s beside a panel of 520 pixels is %s', ([query, expected]) => {
  expect(widenQuery(query, 520)).toBe(expected);
  expect(widenQuery(query, 0)).toBe(query);
});
