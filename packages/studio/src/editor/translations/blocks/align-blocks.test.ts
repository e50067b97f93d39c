import { expect, test } from 'vitest';
import { alignBlocks } from './align-blocks.ts';
import { readTextBlocks } from './text-blocks.ts';

const align = (original: string[], translation: string[]) => {
  const [from, to] = [original, translation].map((blocks) => readTextBlocks('a.md', `${blocks.join('\n\n')}\n`));
  return alignBlocks(from ?? [], to ?? []).map((pair) => [pair.original?.source, pair.translation?.source]);
};

test('pairs blocks of the same kind in their order', () => {
  expect(align(['# One', 'Two', '- three'], ['# Eins', 'Zwei', '- drei'])).toEqual([
    ['# One', '# Eins'],
    ['Two', 'Zwei'],
    ['- three', '- drei'],
  ]);
});

test.for([
  [
    'at the start',
    ['# Eins', 'Drei'],
    [
      ['# One', '# Eins'],
      ['```\ncode\n```', undefined],
      ['Three', 'Drei'],
    ],
  ],
  [
    'at the end',
    ['# Eins', '```\ncode\n```'],
    [
      ['# One', '# Eins'],
      ['```\ncode\n```', '```\ncode\n```'],
      ['Three', undefined],
    ],
  ],
  [
    'everywhere',
    [],
    [
      ['# One', undefined],
      ['```\ncode\n```', undefined],
      ['Three', undefined],
    ],
  ],
] as const)('leaves an original unpaired if its translation is missing %s', ([, translation, pairs]) => {
  expect(align(['# One', '```\ncode\n```', 'Three'], [...translation])).toEqual(pairs);
});

test('uses code, URLs and numbers to find which of several similar blocks is missing', () => {
  expect(align(['Run `a`.', 'Run `b`.', 'In 2026.'], ['`b` ausführen.', 'Im Jahr 2026.'])).toEqual([
    ['Run `a`.', undefined],
    ['Run `b`.', '`b` ausführen.'],
    ['In 2026.', 'Im Jahr 2026.'],
  ]);
});

test('leaves a block unpaired that only the translation has', () => {
  expect(align(['One'], ['Eins', '> Anmerkung'])).toEqual([
    ['One', 'Eins'],
    [undefined, '> Anmerkung'],
  ]);
});

test('never pairs blocks of different kinds', () => {
  expect(align(['One', '## Two'], ['- eins', '### Zwei'])).toEqual([
    ['One', undefined],
    ['## Two', undefined],
    [undefined, '- eins'],
    [undefined, '### Zwei'],
  ]);
});
