import { useId } from 'react';
import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { useWords } from '../words/words.ts';

export interface TableColumn<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end of their column, one below the other. */
  numeric?: boolean;
}

export interface TableProps<Row> {
  /** What the table shows, in a few words. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  loading?: boolean;
}

/** Rows between hairlines. What is wider than the page scrolls inside itself. The first cell names its row. */
export function Table<Row>({ caption, columns, rows, rowKey, loading = false }: TableProps<Row>): ReactNode {
  const word = useWords();
  const id = useId();
  const note = loading ? word('table.loading') : word('table.noData');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
    <section aria-labelledby={id} tabIndex={0} className="table" aria-busy={loading || undefined}>
      <table>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, numeric = false }) => (
              <th key={label} scope="col" data-numeric={numeric || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {!loading && rows.map((row) => <TableRow key={rowKey(row)} columns={columns} row={row} />)}
          {(loading || rows.length === 0) && (
            <tr>
              <td colSpan={columns.length} className="table-note">
                {loading && <Skeleton lines={3} />}
                <span className={loading ? 'sr-only' : undefined}>{note}</span>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

function TableRow<Row>({ columns, row }: { columns: readonly TableColumn<Row>[]; row: Row }): ReactNode {
  return (
    <tr>
      {columns.map(({ label, cell, numeric = false }, index) =>
        index === 0 ? (
          <th key={label} scope="row" data-numeric={numeric || undefined}>
            {cell(row)}
          </th>
        ) : (
          <td key={label} data-numeric={numeric || undefined}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
