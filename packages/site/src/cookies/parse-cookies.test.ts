import { expect, test } from 'vitest';
import { parseCookies } from './parse-cookies.ts';

test.for([
  ['a=1; b=2', { a: '1', b: '2' }],
  ['a=1;b=2;', { a: '1', b: '2' }],
  [' a = 1 ;  b=2', { a: '1', b: '2' }],
  ['a=first; a=second', { a: 'first' }],
  ['a=b=c', { a: 'b=c' }],
  ['a="quoted"', { a: '"quoted"' }],
  ['a=%20%C3%BC', { a: '%20%C3%BC' }],
  ['__proto__=1; constructor=2', { ['__proto__']: '1', constructor: '2' }],
  ['=nameless; flag; a=1', { a: '1' }],
  ['', {}],
] as const)('%o holds %o', ([header, expected]) => {
  expect([...parseCookies(header)]).toEqual(Object.entries(expected));
});
