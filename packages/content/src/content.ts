import type { Collection, ContentConfig, Row } from './collections/collection.ts';
import { unknownCollection } from './errors.ts';
import { createQueryBuilder } from './query/query.ts';
import type { QueryBuilder } from './query/query.ts';
import { renderSql } from './query/sql.ts';
import type { ReadStore } from './store/store.ts';

/** Answers questions to the collections of one configuration. */
export interface Content<Collections extends Record<string, Collection>> {
  query<Name extends keyof Collections & string>(collection: Name): QueryBuilder<Row<Collections[Name]>>;
}

export function createContent<Config extends ContentConfig>(store: ReadStore): Content<Config['collections']> {
  return {
    query(collection) {
      const columns = Object.hasOwn(store.collections, collection) ? store.collections[collection] : undefined;
      if (!columns) throw unknownCollection(collection, Object.keys(store.collections));
      return createQueryBuilder({ collection, fields: [], conditions: [], limit: undefined }, (query) => {
        const { sql, parameters } = renderSql(query, columns);
        return store.all(collection, sql, parameters);
      });
    },
  };
}
