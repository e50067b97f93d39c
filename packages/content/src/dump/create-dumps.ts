import { hashText } from './hash-text.ts';
import type { ReadStore } from '../store/store.ts';
import { tableOf } from '../store/store.ts';
import { unknownCollection } from '../errors.ts';
import { sqliteDialect } from '../query/sqlite-dialect.ts';
import { encodeDump } from './encode.ts';
import { renderDumpStatements } from './statements.ts';
import type { DumpPart } from './statements.ts';

export interface DumpRequest {
  part: DumpPart;
  /** One language's rows alone; without it, all of them. */
  locale?: string | undefined;
}

export interface Dumps {
  /** Changes with a collection's structure and with any of its rows. */
  version(collection: string): Promise<string>;
  /** The text a browser asks for: encoded for the whole collection, plain for a part of it. */
  dump(collection: string, request: DumpRequest): Promise<string>;
}

/** Makes the dumps of a store's collections. Whoever keeps them can go by `version`. */
export function createDumps(store: ReadStore): Dumps {
  const columnsOf = (collection: string) => {
    const columns = Object.hasOwn(store.collections, collection) ? store.collections[collection] : undefined;
    if (!columns) throw unknownCollection(collection, Object.keys(store.collections));
    return columns;
  };
  const rowsOf = async (collection: string, locale: string | undefined) => {
    const { dialect } = store;
    const only = locale === undefined ? '' : `WHERE "__locale" = ${dialect.parameter(1)}`;
    const order = dialect.orderBy('"__sort"', 'string', 'ASC');
    const sql = `SELECT * FROM "${tableOf(collection)}" ${only} ORDER BY ${order}, "id"`;
    return await store.all(sql, locale === undefined ? [] : [locale]);
  };

  return {
    async version(collection) {
      const columns = columnsOf(collection);
      const sql = `SELECT "id", "__hash" FROM "${tableOf(collection)}" ORDER BY "id"`;
      const rows = await store.all(sql, []);
      return await hashText(JSON.stringify([columns, rows.map((row) => [row['id'], row['__hash']])]));
    },

    async dump(collection, { part, locale }) {
      const columns = columnsOf(collection);
      const rows = await rowsOf(collection, locale);
      // Whatever database the server has, the browser's is SQLite.
      const statements = renderDumpStatements({ collection, columns, rows, dialect: sqliteDialect, part });
      return part === 'all' && locale === undefined ? await encodeDump(statements) : JSON.stringify(statements);
    },
  };
}
