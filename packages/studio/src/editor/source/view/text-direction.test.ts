import { expect, test } from 'vitest';
import { isRightToLeft } from './text-direction.ts';

test.for([
  ['هذا سطر', true],
  ['## عنوان (A)', true],
  ['1. שלום', true],
  ['title: عنوان', false],
  ['A word عربي', false],
  ['--- 12 ---', false],
  ['', false],
] as const)('detects the direction of "%s"', ([text, expected]) => {
  expect(isRightToLeft(text)).toBe(expected);
});
