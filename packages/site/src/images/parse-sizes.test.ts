import { expect, test } from 'vitest';
import { parseSizes } from './parse-sizes.ts';

test.for([
  ['100vw', '100vw'],
  ['100vw md:50vw', '(min-width: 768px) 50vw, 100vw'],
  ['100vw xl:600px md:50vw', '(min-width: 1280px) 600px, (min-width: 768px) 50vw, 100vw'],
  ['2xl:40rem', '(min-width: 1536px) 40rem, 100vw'],
  ['xxl:40rem', '(min-width: 1536px) 40rem, 100vw'],
  [
    'xs:20rem sm:30rem lg:40rem',
    '(min-width: 1024px) 40rem, (min-width: 640px) 30rem, (min-width: 320px) 20rem, 100vw',
  ],
  ['(min-width: 50rem) 50vw, 90vw', '(min-width: 50rem) 50vw, 90vw'],
  ['calc(100vw - 2rem)', 'calc(100vw - 2rem)'],
] as const)('%s becomes %s', ([sizes, expected]) => {
  expect(parseSizes(sizes)).toBe(expected);
});

test('throws for an unknown breakpoint', () => {
  expect(() => parseSizes('100vw huge:50vw')).toThrow(
    'The sizes "100vw huge:50vw" have an unknown breakpoint "huge". Known breakpoints: xs, sm, md, lg, xl, xxl, 2xl.',
  );
});
