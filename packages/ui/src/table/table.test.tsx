import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import english from '../locales/en.json' with { type: 'json' };
import { MessagesContext } from '../messages/messages.ts';
import { Table } from './table.tsx';

const columns = [
  { label: 'File', cell: (row: { file: string; rows: number }) => row.file },
  { label: 'Rows', cell: (row: { file: string; rows: number }) => row.rows, numeric: true },
];

function draw(rows: { file: string; rows: number }[], loading = false): string {
  return renderToStaticMarkup(
    <MessagesContext value={english}>
      <Table caption="Files" columns={columns} rows={rows} rowKey={({ file }) => file} loading={loading} />
    </MessagesContext>,
  );
}

test('the first cell is the header of its row', () => {
  expect(draw([{ file: 'a.md', rows: 1 }])).toContain(
    '<tr><th scope="row">a.md</th><td data-numeric="true">1</td></tr>',
  );
});

test('shows a note without rows', () => {
  expect(draw([])).toContain('<td colSpan="2" class="table-note"><span>No data</span></td>');
});

test('shows placeholders and announces them while loading', () => {
  const markup = draw([{ file: 'a.md', rows: 1 }], true);
  expect(markup).toContain('aria-busy="true"');
  expect(markup.match(/class="skeleton"/gu)).toHaveLength(3);
  expect(markup).toContain('<span class="sr-only">Loading…</span>');
  expect(markup).not.toContain('a.md');
});
