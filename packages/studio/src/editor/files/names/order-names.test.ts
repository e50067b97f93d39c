import { expect, test } from 'vitest';
import { areNumbered, nextName, readOrder } from './order-names.ts';

test.for([
  ['1.guide.md', 1, 'guide.md'],
  ['012.guide', 12, 'guide'],
  ['1.x.md', undefined, '1.x.md'],
  ['2.x', undefined, '2.x'],
  ['1.0.0', undefined, '1.0.0'],
  ['1.0.0.md', undefined, '1.0.0.md'],
  ['2026-01-05.md', undefined, '2026-01-05.md'],
  ['1.md', undefined, '1.md'],
  ['2.draft.md', undefined, '2.draft.md'],
  ['3.json.md', 3, 'json.md'],
  ['guide.md', undefined, 'guide.md'],
] as const)('reads from %s the number %s', ([name, number, rest]) => {
  expect(readOrder(name)).toMatchObject({ number, rest });
});

test.for([
  [[], 'new.md'],
  [['a.md', 'b.md'], 'new.md'],
  [['1.a.md', '2.b', 'index.md', '.navigation.yml'], '3.new.md'],
  [['1.a.md', '12.b.md', 'c.md'], '13.new.md'],
  [['01.a.md', '02.b.md'], '03.new.md'],
  [['1.a.md', 'b.md', 'c.md'], 'new.md'],
  [['1.index.md'], 'new.md'],
  [['1.md', '2.md'], 'new.md'],
] as const)('next to %j, names a new file %s', ([names, expected]) => {
  expect(nextName('new.md', names)).toBe(expected);
});

test('gives the index page of a folder no number', () => {
  expect(nextName('index.md', ['1.a.md'])).toBe('index.md');
  expect(areNumbered(['index.md'])).toBe(false);
});
