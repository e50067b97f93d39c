import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlanTable } from './plan-table.tsx';

const plans = [
  { name: 'leaf', title: 'Leaf' },
  { name: 'book', title: 'Book', highlight: true },
];

test('highlights a column in every row, including the rows of groups', () => {
  const features = [
    { title: 'Alone', plans: ['book'] },
    { title: 'Group', includes: [{ title: 'Inside', value: ['1', '2'] }] },
  ];
  const markup = renderToStaticMarkup(<PlanTable plans={plans} features={features} />);
  const rows = markup.split('<tr>').slice(1);
  expect(rows).toHaveLength(4);
  for (const row of rows) {
    const cells = row.match(/<t[hd][ >][^>]*/gu) ?? [];
    expect(cells.map((cell) => cell.includes('data-highlight'))).toEqual([false, false, true]);
  }
});
