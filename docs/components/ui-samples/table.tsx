import { Table } from '@recto/site/ui';
import type { TableColumn } from '@recto/site/ui';

interface Glaze {
  name: string;
  degrees: number;
}

const columns: TableColumn<Glaze>[] = [
  { label: 'Glaze', cell: ({ name }) => name },
  { label: 'Firing in °C', cell: ({ degrees }) => degrees, numeric: true },
];

const glazes: Glaze[] = [
  { name: 'Celadon', degrees: 1280 },
  { name: 'Majolica', degrees: 1060 },
];

export default function TableSample() {
  return (
    <Table
      caption="Glazes in stock, and the temperatures at which they are fired"
      columns={columns}
      rows={glazes}
      rowKey={({ name }) => name}
    />
  );
}
