import { expect, test } from 'vitest';
import { applyChoices, mergeDraft } from './merge-draft.ts';
import type { Choice } from './merge-draft.ts';

const BASE = 'First.\n\nSecond.\n\nThird.\n';

test('merges changes of different lines', () => {
  const ours = BASE.replace('First', 'Our first');
  const theirs = BASE.replace('Third', 'Their third');
  expect(mergeDraft('a.md', BASE, ours, theirs)).toEqual({ text: 'Our first.\n\nSecond.\n\nTheir third.\n' });
});

test.for([
  ['ours', 'First.\n\nOurs.\n\nTheir third.\n'],
  ['theirs', 'First.\n\nTheirs.\n\nTheir third.\n'],
  ['both', 'First.\n\nOurs.\nTheirs.\n\nTheir third.\n'],
] as const)('resolves a conflict with the choice %s', ([choice, text]) => {
  const ours = BASE.replace('Second', 'Ours');
  const theirs = BASE.replace('Second', 'Theirs').replace('Third', 'Their third');
  const merged = mergeDraft('a.md', BASE, ours, theirs);
  if (!('regions' in merged)) throw new Error('Expected a conflict.');
  expect(applyChoices(merged.regions, new Map())).toBeUndefined();
  const index = merged.regions.findIndex((region) => 'ours' in region);
  expect(merged.regions[index]).toEqual({ base: 'Second.\n', ours: 'Ours.\n', theirs: 'Theirs.\n' });
  expect(applyChoices(merged.regions, new Map<number, Choice>([[index, choice]]))).toBe(text);
});
