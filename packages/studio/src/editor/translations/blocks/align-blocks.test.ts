import { expect, test } from 'vitest';
import { alignBlocks } from './align-blocks.ts';
import { readTextBlocks } from './text-blocks.ts';

const align = (original: string[], translation: string[]) => {
  const [from, to] = [original, translation].map((blocks) => readTextBlocks('a.md', `${blocks.join('\n\n')}\n`));
  return alignBlocks(from ?? [], to ?? []).map((pair) => [pair.original?.source, pair.translation?.source]);
};

test('blocks of the same kind are paired in their order', () => {
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
] as const)('what is missing %s has no partner', ([, translation, pairs]) => {
  expect(align(['# One', '```\ncode\n```', 'Three'], [...translation])).toEqual(pairs);
});

test('of several blocks of a kind, code, addresses and numbers tell which one is missing', () => {
  expect(align(['Run `a`.', 'Run `b`.', 'In 2026.'], ['`b` ausführen.', 'Im Jahr 2026.'])).toEqual([
    ['Run `a`.', undefined],
    ['Run `b`.', '`b` ausführen.'],
    ['In 2026.', 'Im Jahr 2026.'],
  ]);
});

test('what only the translation has stands alone', () => {
  expect(align(['One'], ['Eins', '> Anmerkung'])).toEqual([
    ['One', 'Eins'],
    [undefined, '> Anmerkung'],
  ]);
});

test('blocks of different kinds are never paired', () => {
  expect(align(['One', '## Two'], ['- eins', '### Zwei'])).toEqual([
    ['One', undefined],
    ['## Two', undefined],
    [undefined, '- eins'],
    [undefined, '### Zwei'],
  ]);
});
