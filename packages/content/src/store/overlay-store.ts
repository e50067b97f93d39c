import type { ColumnType } from '../collections/columns.ts';
import type { Dialect } from '../query/dialect.ts';
import { quoteName } from '../query/names.ts';
import { tableOf } from './store.ts';
import type { EncodedRow, ReadStore } from './store.ts';
import { INTERNAL_COLUMNS } from './values.ts';
import type { BoundValue } from './values.ts';

/** Rows of a collection that replace those in the database. */
export interface Overlay {
  /** Name of the collection. */
  collection: string;
  /** Rows that are added or replace rows with the same id. */
  rows: readonly EncodedRow[];
  /** Ids of rows that are hidden. */
  removed?: readonly string[];
}

/** Number of parameters of a statement that all databases accept. */
const MAX_PARAMETERS = 1000;

/**
 * Returns a store in which some rows are replaced, for the queries of one page. Nothing is written: each statement
 * contains the rows as a common table expression with the name of the table.
 */
export function overlayStore(store: ReadStore, overlays: readonly Overlay[]): ReadStore {
  const { collections, dialect } = store;
  const tables = overlays.map(({ collection, rows, removed = [] }) => {
    const columns = Object.entries(collections[collection] ?? {});
    const ids = [...removed, ...rows.map(({ id }) => id)];
    if (ids.length + rows.length * (columns.length + INTERNAL_COLUMNS.length) > MAX_PARAMETERS) {
      throw new RangeError(`${rows.length} rows are too many for an overlay.`);
    }
    const typed = [...columns, ...INTERNAL_COLUMNS.map((name) => [name, 'string'] as const)];
    return { table: quoteName(tableOf(collection)), columns: typed, rows, ids };
  });
  return {
    ...store,
    async all(sql, parameters) {
      const rowValues: BoundValue[] = [];
      // SQLite parameters are not numbered, so their values must be in the order of the text.
      const bind = (value: BoundValue): string =>
        dialect.parameter((dialect.name === 'postgres' ? parameters.length : 0) + rowValues.push(value));
      const shadows = tables
        .filter(({ table }) => sql.includes(`FROM ${table}`))
        .map(({ table, columns, rows, ids }) => {
          const names = columns.map(([name]) => quoteName(name)).join(', ');
          // In SQLite, the name without `main` would refer to the expression itself.
          const stored = dialect.name === 'sqlite' ? `main.${table}` : table;
          const others = `SELECT ${names} FROM ${stored} WHERE "id" NOT IN (${ids.map(bind).join(', ')})`;
          const added = rows.map(({ values }) => {
            const bound = columns.map(([, type], index) => typedValue(bind(values[index] ?? null), type, dialect));
            return `SELECT ${bound.join(', ')}`;
          });
          return `${table} (${names}) AS (${[others, ...added].join(' UNION ALL ')})`;
        });
      if (shadows.length === 0) return await store.all(sql, parameters);
      const bound = dialect.name === 'postgres' ? [...parameters, ...rowValues] : [...rowValues, ...parameters];
      return await store.all(`WITH ${shadows.join(', ')} ${sql}`, bound);
    },
  };
}

/** PostgreSQL treats an untyped parameter as text, so it needs a cast. SQLite keeps the type of the value. */
function typedValue(parameter: string, type: ColumnType, dialect: Dialect): string {
  if (dialect.name === 'sqlite') return parameter;
  const [, name = '', collation = ''] = /^(.+?)( COLLATE .+)?$/u.exec(dialect.columnType(type)) ?? [];
  return `CAST(${parameter} AS ${name})${collation}`;
}
