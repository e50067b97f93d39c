import type { ColumnType } from '../collections/columns.ts';
import type { Dialect } from '../query/dialect.ts';
import { quoteName } from '../query/names.ts';
import { tableOf } from './store.ts';
import type { EncodedRow, ReadStore } from './store.ts';
import { INTERNAL_COLUMNS } from './values.ts';
import type { Bound } from './values.ts';

/** Rows of a collection that are there in place of those in the database. */
export interface Overlay {
  collection: string;
  /** They replace rows with the same ids. */
  rows: readonly EncodedRow[];
  /** Ids of rows that are not there. */
  removed?: readonly string[];
}

/** Parameters of a statement, which all databases take. */
const MOST_PARAMETERS = 1000;

/**
 * A store with some other rows, for the questions of one page. Nothing is written: the rows come with each statement, as
 * a common table expression that has the name of the table.
 */
export function overlayStore(store: ReadStore, overlays: readonly Overlay[]): ReadStore {
  const { collections, dialect } = store;
  const tables = overlays.map(({ collection, rows, removed = [] }) => {
    const columns = Object.entries(collections[collection] ?? {});
    const ids = [...removed, ...rows.map(({ id }) => id)];
    if (ids.length + rows.length * (columns.length + INTERNAL_COLUMNS.length) > MOST_PARAMETERS) {
      throw new RangeError(`${rows.length} rows are too many to be shown in place of others.`);
    }
    const typed = [...columns, ...INTERNAL_COLUMNS.map((name) => [name, 'string'] as const)];
    return { table: quoteName(tableOf(collection)), columns: typed, rows, ids };
  });
  return {
    ...store,
    async all(sql, parameters) {
      const own: Bound[] = [];
      // Parameters of SQLite have no numbers, so those that come first in the text have to come first.
      const bind = (value: Bound): string =>
        dialect.parameter((dialect.name === 'postgres' ? parameters.length : 0) + own.push(value));
      const shadows = tables
        .filter(({ table }) => sql.includes(`FROM ${table}`))
        .map(({ table, columns, rows, ids }) => {
          const names = columns.map(([name]) => quoteName(name)).join(', ');
          // In SQLite, the name alone would be the expression itself.
          const stored = dialect.name === 'sqlite' ? `main.${table}` : table;
          const others = `SELECT ${names} FROM ${stored} WHERE "id" NOT IN (${ids.map(bind).join(', ')})`;
          const added = rows.map(({ values }) => {
            const bound = columns.map(([, type], place) => typedValue(bind(values[place] ?? null), type, dialect));
            return `SELECT ${bound.join(', ')}`;
          });
          return `${table} (${names}) AS (${[others, ...added].join(' UNION ALL ')})`;
        });
      if (shadows.length === 0) return await store.all(sql, parameters);
      const bound = dialect.name === 'postgres' ? [...parameters, ...own] : [...own, ...parameters];
      return await store.all(`WITH ${shadows.join(', ')} ${sql}`, bound);
    },
  };
}

/** PostgreSQL takes a parameter alone for text. SQLite keeps the type of the value, as its tables do. */
function typedValue(parameter: string, type: ColumnType, dialect: Dialect): string {
  if (dialect.name === 'sqlite') return parameter;
  const [, name = '', collation = ''] = /^(.+?)( COLLATE .+)?$/u.exec(dialect.columnType(type)) ?? [];
  return `CAST(${parameter} AS ${name})${collation}`;
}
