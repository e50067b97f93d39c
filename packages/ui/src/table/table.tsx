import { useId } from 'react';
import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { useMessages } from '../messages/messages.ts';

/** A column of a table. */
export interface TableColumn<Row> {
  /** Header of the column. */
  label: string;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** Whether the column contains numbers, which are aligned at the end. */
  numeric?: boolean;
}

/** Properties of `Table`. */
export interface TableProps<Row> {
  /** Caption that describes the table. */
  caption: string;
  /** Columns; the first one contains the row headers. */
  columns: readonly TableColumn<Row>[];
  /** Data of the rows. */
  rows: readonly Row[];
  /** Returns the React key of a row. */
  rowKey: (row: Row) => string;
  /** Whether the rows are loading. */
  loading?: boolean;
}

/** A table that scrolls horizontally if it is wider than the page. The first cell is the header of its row. */
export function Table<Row>({ caption, columns, rows, rowKey, loading = false }: TableProps<Row>): ReactNode {
  const message = useMessages();
  const id = useId();
  const note = loading ? message('table.loading') : message('table.noData');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be focusable
    <section aria-labelledby={id} tabIndex={0} className="data-table" aria-busy={loading || undefined}>
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
