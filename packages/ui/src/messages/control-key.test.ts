import { expect, test } from 'vitest';
import { controlKey } from './control-key.ts';

test.for([
  ['de', 'Strg'],
  ['de-AT', 'Strg'],
  ['de-CH', 'Ctrl'],
  ['da', 'Ctrl'],
  ['en', 'Ctrl'],
] as const)('names the Control key of %s', ([lang, name]) => {
  expect(controlKey(lang)).toBe(name);
});
