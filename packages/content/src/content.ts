import type { Collection, ContentConfig, Row } from './collections/collection.ts';
import type { Columns } from './collections/columns.ts';
import { unknownCollection } from './errors.ts';
import { createQueryBuilder } from './query/builder.ts';
import type { QueryBuilder } from './query/builder.ts';
import { decodeRow } from './query/decode.ts';
import type { Query } from './query/query.ts';
import { renderStatement } from './query/render.ts';
import type { ReadStore } from './store/store.ts';

/** Answers questions to the collections of one configuration. */
export interface Content<Collections extends Record<string, Collection>> {
  query<Name extends keyof Collections & string>(collection: Name): QueryBuilder<Row<Collections[Name]>>;
  /** Answers a query that is there as data; a count is the field `count` of the one row. */
  run(query: Query): Promise<Record<string, unknown>[]>;
  /** Columns of a collection, as the database knows them. */
  columns(collection: string): Columns;
}

export function createContent<Config extends ContentConfig>(store: ReadStore): Content<Config['collections']> {
  const columnsOf = (collection: string): Columns => {
    const columns = Object.hasOwn(store.collections, collection) ? store.collections[collection] : undefined;
    if (!columns) throw unknownCollection(collection, Object.keys(store.collections));
    return columns;
  };

  const run = async (query: Query): Promise<Record<string, unknown>[]> => {
    const columns = columnsOf(query.collection);
    const { sql, parameters } = renderStatement(query, columns, store.dialect);
    const rows = await store.all(sql, parameters);
    return rows.map((row) => decodeRow(row, query.count ? { count: 'integer' } : columns));
  };

  return {
    query(collection) {
      columnsOf(collection);
      return createQueryBuilder(collection, run);
    },
    run,
    columns: columnsOf,
  };
}
