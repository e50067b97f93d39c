import { expect, test } from 'vitest';
import { findDelimiter } from './find-delimiter.ts';

test.for([
  ['name,price\na;b,1', ','],
  ['name;price\na,b;1', ';'],
  ['name\tprice', '\t'],
  ['"name, full";price', ';'],
  ['name\na;b', ','],
  ['', ','],
] as const)('in %j, finds %j', ([text, expected]) => {
  expect(findDelimiter(text)).toBe(expected);
});
