import { createContent } from '../content.ts';
import { parseSql } from '../query/parse-sql.ts';
import type { Query } from '../query/query.ts';
import type { ReadStore } from '../store/store.ts';
import { misuse, pathsIn } from './command.ts';
import type { Run } from './command.ts';
import { count } from './render-error.ts';
import { openDatabase } from './open-database.ts';
import { showPath } from './paths.ts';
import { renderTable } from './table.ts';
import { columnsOf, paint, print } from './terminal.ts';
import type { Terminal } from './terminal.ts';
import { visibleJson, visibleLine } from './visible-text.ts';

type Row = Record<string, unknown>;

/** `recto query`: prints the rows that a statement selects. */
export const runQueryCommand: Run = async (input, terminal) => {
  const [statement = '', ...others] = input.positionals;
  if (statement.trim() === '' || others.length > 0) {
    throw misuse('A query must be a single statement.', 'Put it in quotes: recto query "SELECT title FROM docs".');
  }
  const { store, file, note } = openDatabase(pathsIn(input), terminal.folder);
  try {
    const hint = 'See "recto help query" for the supported syntax.';
    const query = parseSql(statement, { hint, collections: store.collections });
    const rows = await createContent(store).run(query);
    if (input.values['json'] === true) print(terminal.out, visibleJson(rows));
    else printRows(rows, fieldsOf(query, store), terminal, note && ` from ${showPath(file, terminal.folder)}${note}`);
  } finally {
    await store.close();
  }
  return 0;
};

function fieldsOf({ count: counted, fields, collection }: Query, store: ReadStore): readonly string[] {
  if (counted) return ['count'];
  return fields.length > 0 ? fields : Object.keys(store.collections[collection] ?? {});
}

function printRows(rows: readonly Row[], fields: readonly string[], terminal: Terminal, source: string): void {
  const { out, env } = terminal;
  const columns = fields.map((name) => ({
    name,
    align: rows.every((row) => typeof row[name] === 'number') ? ('end' as const) : ('start' as const),
  }));
  const cells = rows.map((row) => fields.map((name) => showValue(row[name])));
  const { lines, omitted } = renderTable(columns, cells, columnsOf(out, env));
  const [heads = '', rule = '', ...others] = lines;
  print(out, [paint(out, env, 'bold', heads), paint(out, env, 'dim', rule), ...others].join('\n'));
  print(out, paint(out, env, 'dim', count(rows.length, 'row') + source));
  if (omitted.length > 0) print(out, `Not enough space for ${omitted.join(', ')}. Select fewer fields, or use --json.`);
}

/** Longer values, such as bodies, are truncated before the width is measured. */
const MAX_CELL_LENGTH = 2000;

function showValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return visibleLine(text.slice(0, MAX_CELL_LENGTH));
}
