import { createHash } from 'node:crypto';
import type { Columns } from '../collections/columns.ts';

/** Names a collection's structure: two databases with the same hash have the same table. */
export function hashStructure(columns: Columns, indexes: readonly string[]): string {
  return digest(JSON.stringify([columns, indexes]));
}

/** Names a collection's rows, whatever order a database gives them in. */
export function hashRows(rows: Iterable<Record<string, unknown>>): string {
  const lines = Array.from(rows, (row) => `${String(row['id'])}\n${String(row['__hash'])}`);
  return digest(lines.sort().join('\n'));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
