import { expect, test } from 'vitest';
import { createIconSearch } from './search-icons.ts';

const body = '<path d="M0"/>';
let loads = 0;
const search = createIconSearch({
  test: async () => {
    loads += 1;
    const icons = { 'circle-arrow': { body }, arrow: { body }, 'arrow-right': { body }, dot: { body } };
    return { default: { prefix: 'test', icons, aliases: { point: { parent: 'dot' } } } };
  },
  other: async () => ({ default: { prefix: 'other', icons: { dot: { body } } } }),
});

test.for([
  ['arrow', ['test:arrow', 'test:arrow-right', 'test:circle-arrow']],
  ['Right arrow', ['test:arrow-right']],
  ['test:arrow', ['test:arrow', 'test:arrow-right']],
  ['point', ['test:point']],
  ['dot', ['test:dot', 'other:dot']],
  ['none', []],
] as const)('finds %j', async ([query, expected]) => {
  expect(await search(query, 10)).toEqual(expected);
});

test('returns at most the given number, and reads each collection once', async () => {
  expect(await search('', 2)).toEqual(['test:arrow', 'test:arrow-right']);
  expect(loads).toBe(1);
});
