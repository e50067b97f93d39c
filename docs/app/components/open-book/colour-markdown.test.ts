import { expect, test } from 'vitest';
import { colourMarkdown } from './colour-markdown.ts';

test('every letter stays where it was, whatever its colour', () => {
  const text = '---\ntitle: Tides\n---\n\n## Today\n\nLow at **6:12**, `x`, [a](b).\n\n::counter{start="2"}\n::\n';
  const again = colourMarkdown(text).map((line) => line.map((run) => run.text).join(''));
  expect(again.join('\n')).toBe(text);
});

test.for([
  ['## Today', [['## Today', 'c-keyword']]],
  [
    '::counter{start="2"}',
    [
      ['::counter', 'c-name'],
      ['{start="2"}', 'c-tag'],
    ],
  ],
  [
    'Low at **6:12**.',
    [
      ['Low at ', undefined],
      ['**6:12**', 'c-string'],
      ['.', undefined],
    ],
  ],
] as const)('%s', ([line, runs]) => {
  expect(colourMarkdown(line)[0]?.map(({ text, role }) => [text, role])).toEqual(runs);
});

test('fields are fields between the fences only, and an open fence is no front matter', () => {
  const roles = (text: string, line: number): unknown => colourMarkdown(text)[line]?.[0]?.role;
  expect(roles('---\ntitle: Tides\n---', 1)).toBe('c-tag');
  expect(roles('---\ntitle: Tides\n---\nname: text', 3)).toBeUndefined();
  expect(roles('---\ntitle: Tides', 1)).toBeUndefined();
});
