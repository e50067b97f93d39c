import { expect, test } from 'vitest';
import { renderTable } from './table.ts';
import { widthOf } from './text-width.ts';

test('cells are aligned in columns, numbers by their last digit', () => {
  const rows = [
    ['漢字', '1'],
    ['a', '200'],
  ];
  expect(renderTable([{ name: 'title' }, { name: 'rank', align: 'end' }], rows, 80)).toEqual({
    lines: ['title  rank', '─────  ────', '漢字      1', 'a       200'],
    omitted: [],
  });
});

test('the widest columns are truncated first', () => {
  const rows = [['short', 'x'.repeat(50), 'y'.repeat(40)]];
  const { lines } = renderTable([{ name: 'a' }, { name: 'b' }, { name: 'c' }], rows, 29);
  expect(lines[2]).toBe('short  xxxxxxxxx…  yyyyyyyyy…');
});

test.for([
  [28, 'oneoneo…  twotwot…  threeth…', ['four']],
  [37, 'oneoneoneo…  twotwotwot…  threethree…', ['four']],
  [38, 'oneoneo…  twotwot…  threeth…  fourfou…', []],
] as const)('columns that do not fit into %i columns are omitted and listed', ([width, line, missing]) => {
  const names = ['one', 'two', 'three', 'four'];
  const columns = names.map((name) => ({ name }));
  const { lines, omitted } = renderTable(columns, [names.map((name) => name.repeat(9))], width);
  expect(lines[2]).toBe(line);
  expect(omitted).toEqual(missing);
});

test.for([1, 5, 8, 20, 40, 79])('no line is wider than %i columns', (width) => {
  const rows = [
    ['漢字漢字漢字漢字', 'b', 'c'.repeat(30)],
    ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 'bbb', ''],
  ];
  const { lines } = renderTable([{ name: 'first' }, { name: 'second' }, { name: 'third' }], rows, width);
  expect(Math.max(...lines.map((line) => widthOf(line)))).toBeLessThanOrEqual(width);
});

test('a table may have no rows', () => {
  expect(renderTable([{ name: 'a' }], [], 80).lines).toEqual(['a', '─']);
});
