import { expect, test } from 'vitest';
import { formatSize } from './format-size.ts';

test.for([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1234, '1 kB'],
  [123_456, '123 kB'],
  [1_540_000, '1.5 MB'],
  [10_000_000, '10 MB'],
] as const)('formats %i bytes as %s', ([bytes, text]) => {
  expect(formatSize(bytes, 'en')).toBe(text);
});
