import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { toDiagnostics } from './diagnostics.ts';

const text = Text.of(['---', '  title: 3', '---', '']);

test.for([
  ['a line', { line: 2 }, '  title: 3', 6, 14],
  ['a column', { line: 2, column: 3 }, 'title', 6, 11],
  ['a column at the end of its line', { line: 1, column: 4 }, '', 3, 3],
  ['a line that no longer exists', { line: 9 }, '', 19, 19],
  ['no position', {}, '---', 0, 3],
] as const)('marks a problem with %s', ([, position, , from, to]) => {
  expect(
    toDiagnostics([{ severity: 'error', message: 'Wrong.', hint: 'Correct it.', ...position }], text),
  ).toMatchObject([{ from, to, severity: 'error', message: 'Wrong. Correct it.' }]);
});
