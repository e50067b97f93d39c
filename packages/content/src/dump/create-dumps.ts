import { unknownCollection } from '../errors.ts';
import { sqliteDialect } from '../query/sqlite-dialect.ts';
import type { RawRow, ReadStore } from '../store/store.ts';
import { tableOf } from '../store/store.ts';
import { INTERNAL_COLUMNS } from '../store/values.ts';
import type { BoundValue } from '../store/values.ts';
import { readIndexes } from '../store/read-indexes.ts';
import { shortVersion, readVersion } from '../store/version.ts';
import type { DumpKind, DumpRequest } from './urls.ts';
import { encodeDump } from './encode.ts';
import { writePart } from './part.ts';
import { renderDumpStatements } from './statements.ts';

/** Creates dumps of collections. */
export interface Dumps {
  /** Changes with the structure of a collection and with any of its rows. */
  version(collection: string): Promise<string>;
  /** Returns the text that a browser requests: SQL statements for a collection, values for a part of it. */
  dump(collection: string, request: DumpRequest): Promise<string>;
}

/** The largest column; a query that does not select it must not download it. */
const BODY = 'body';

/** Creates the dumps of the collections of a store. They can be cached by `version`. */
export function createDumps(store: ReadStore): Dumps {
  const columnsOf = (collection: string) => {
    const columns = Object.hasOwn(store.collections, collection) ? store.collections[collection] : undefined;
    if (!columns) throw unknownCollection(collection, Object.keys(store.collections));
    return columns;
  };
  const rowsOf = async (collection: string, names: readonly string[], locale: string | undefined) => {
    const { dialect } = store;
    const condition = locale === undefined ? '' : `WHERE "__locale" = ${dialect.parameter(1)}`;
    const order = dialect.orderBy('"__sort"', 'string', 'ASC');
    const chosen = names.map((name) => `"${name}"`).join(', ');
    const sql = `SELECT ${chosen} FROM "${tableOf(collection)}" ${condition} ORDER BY ${order}, "id"`;
    return await store.all(sql, locale === undefined ? [] : [locale]);
  };

  return {
    async version(collection) {
      columnsOf(collection);
      return shortVersion(await readVersion(store, collection));
    },

    async dump(collection, { part, locale }) {
      const columns = columnsOf(collection);
      const version = await readVersion(store, collection);
      const names = namesIn(part, Object.keys(columns));
      const rows = await rowsOf(collection, names, locale);
      const indexes = await readIndexes(store, collection);
      // The database in a browser is always SQLite.
      if (part === 'all') {
        return await encodeDump(
          renderDumpStatements({ collection, columns, indexes, rows, dialect: sqliteDialect, version }),
        );
      }
      return writePart({
        part,
        version: shortVersion(version),
        structure: version.structure,
        columns,
        ...(indexes.length > 0 && { indexes }),
        values: Object.fromEntries(names.map((name) => [name, rows.map((row) => toBound(row, name))])),
      });
    },
  };
}

/** Bodies are sent with the id and the hash of their row, so that the browser can assign and compare them. */
function namesIn(part: DumpKind, columns: readonly string[]): string[] {
  if (part === 'body') return columns.includes(BODY) ? ['id', BODY, '__hash'] : ['id', '__hash'];
  return [...columns.filter((name) => part === 'all' || name !== BODY), ...INTERNAL_COLUMNS];
}

function toBound(row: RawRow, name: string): BoundValue {
  return (row[name] ?? null) as BoundValue;
}
