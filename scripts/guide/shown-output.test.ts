import { expect, test } from 'vitest';
import { findMissing, textOfHtml } from './shown-output.ts';

const SAID = 'first \n\u001B[32msecond\u001B[39m\nthird in 12.5 s\nfourth\n';

test.for(['first', 'first\nsecond', 'second\nthird in 3 s', 'first\n…\nfourth', 'third in 400ms\nfourth'])(
  'finds %j in the output',
  (expected) => {
    expect(findMissing(expected, SAID)).toBeUndefined();
  },
);

test.for([
  ['firs', 'firs'],
  ['first\nthird in 12.5 s', 'first\nthird in 12.5 s'],
  ['first\n…\nfifth', 'fifth'],
  ['fourth\n…\nfirst', 'first'],
  ['third in a while', 'third in a while'],
] as const)('does not find %j in the output', ([expected, missing]) => {
  expect(findMissing(expected, SAID)).toBe(missing);
});

test('extracts the text of a page without its elements', () => {
  const html = '<style>p{}</style><p>One<!-- -->: <a href="/">two</a>\n  words</p><script>3</script>';
  expect(textOfHtml(html)).toBe('One: two words');
});
