import type { Collection, ContentConfig, Row } from './collections/collection.ts';
import type { Columns } from './collections/columns.ts';
import { createQueryBuilder } from './query/builder.ts';
import type { QueryBuilder, RunQuery } from './query/builder.ts';
import type { Query } from './query/query.ts';
import { columnsIn, runQuery } from './query/run-query.ts';
import type { ReadStore } from './store/store.ts';

/** Queries the collections of one configuration. */
export interface Content<Collections extends Record<string, Collection>> {
  /** Starts a query of a collection, in one language or in all of them. */
  query<Name extends keyof Collections & string>(
    collection: Name,
    options?: { locale?: string | undefined },
  ): QueryBuilder<Row<Collections[Name]>>;
  /** Runs a query that is given as data; a count is the field `count` of the only row. */
  run(query: Query): Promise<Record<string, unknown>[]>;
  /** Columns of a collection, as stored in the database. */
  columns(collection: string): Columns;
}

/** Options of `createContent`. */
export interface ContentOptions {
  /** Wraps the function that runs queries, for a site that changes queries or their rows. */
  wrap?: ((run: RunQuery) => RunQuery) | undefined;
}

/** Creates the query functions for a store. */
export function createContent<Config extends ContentConfig>(
  store: ReadStore,
  { wrap = unchanged }: ContentOptions = {},
): Content<Config['collections']> {
  const columns = (collection: string): Columns => columnsIn(store, collection);
  const run = wrap((query: Query) => runQuery(store, query));
  return {
    query(collection, { locale } = {}) {
      columns(collection);
      return createQueryBuilder(collection, run, locale);
    },
    run,
    columns,
  };
}

function unchanged(run: RunQuery): RunQuery {
  return run;
}
