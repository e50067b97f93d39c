import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { renderError } from './render-error.ts';

test('prints the message, the position, the code around it, and the hint', () => {
  const text = renderError({
    kind: 'screen',
    message: 'window is not defined',
    hint: 'Use an effect.',
    path: '/en/tools',
    position: { file: 'screens/tools.tsx', location: '/site/screens/tools.tsx', line: 10, column: 5 },
    frame: [
      { number: 9, text: 'a', isMarked: false },
      { number: 10, text: '    window', isMarked: true },
    ],
  });
  expect(stripVTControlCharacters(text).split('\n')).toEqual([
    'screen error in /en/tools: window is not defined',
    '  screens/tools.tsx:10:5',
    '       9 | a',
    '    > 10 |     window',
    '         |     ^',
    '  Use an effect.',
  ]);
});

test('SEC-13: a message cannot send control codes to the terminal', () => {
  const text = renderError({ kind: 'content', message: 'a\u001B[2Kb', path: '/x\n[recto] forged' });
  expect(stripVTControlCharacters(text)).toBe(String.raw`content error in /x\u000a[recto] forged: a\u001b[2Kb`);
});
