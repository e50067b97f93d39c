import type { NavigationPage } from '../navigation/navigation-item.ts';
import type { SearchPage } from '../search/search-sections.ts';
import { createGroup } from './group.ts';
import type { Field, Operand, QueryGroup } from './group.ts';
import { assertRowCount, normaliseQuery } from './normalise.ts';
import { createNavigationQuery, createSearchQuery } from './page-query.ts';
import type { NavigationQuery, SearchQuery } from './page-query.ts';
import type { Operator, Query } from './query.ts';

/**
 * A query that is built by chained calls. `Row` is the row type of the collection, `Item` the type of the results: the
 * full row or the selected fields. Pages can also be queried by path, as a navigation tree and as search sections.
 */
export type QueryBuilder<Row, Item = Row> = RowQuery<Row, Item> &
  ([Row] extends [{ path: unknown }] ? PathQuery<Row, Item> : unknown) &
  ([Row] extends [NavigationPage] ? NavigationQuery<Row> : unknown) &
  ([Row] extends [SearchPage] ? SearchQuery<Row> : unknown);

interface PathQuery<Row, Item> {
  /** Selects the page with this path; a trailing slash is ignored. */
  path(path: string): QueryBuilder<Row, Item>;
}

/** Methods for rows of all collections. */
interface RowQuery<Row, Item> {
  /** Returns only these fields; replaces earlier calls. */
  select<F extends Field<Row>>(...fields: F[]): QueryBuilder<Row, Pick<Row, F>>;
  /** Sorts by a field; further calls sort rows that are equal so far. Without a call, rows are in reading order. */
  order(field: Field<Row>, direction: 'ASC' | 'DESC'): QueryBuilder<Row, Item>;
  /** Skips this number of rows at the start of the result. */
  skip(rows: number): QueryBuilder<Row, Item>;
  /** Returns at most this number of rows. */
  limit(rows: number): QueryBuilder<Row, Item>;
  /** Adds a condition; all conditions have to hold. */
  where<O extends Operator>(field: Field<Row>, operator: O, ...operand: Operand<O>): QueryBuilder<Row, Item>;
  /** Adds conditions that all have to hold. */
  andWhere(build: (group: QueryGroup<Row>) => QueryGroup<Row>): QueryBuilder<Row, Item>;
  /** Adds conditions of which one has to hold. */
  orWhere(build: (group: QueryGroup<Row>) => QueryGroup<Row>): QueryBuilder<Row, Item>;
  /** Runs the query and returns all rows. */
  all(): Promise<Item[]>;
  /** Runs the query and returns the first row, or `null` if there is none. */
  first(): Promise<Item | null>;
  /** Counts the rows that match, ignoring skip and limit; with a field, only rows in which it has a value. */
  count(field?: Field<Row> | '*', distinct?: boolean): Promise<number>;
}

/** Runs a query and returns its rows. */
export type RunQuery = (query: Query) => Promise<Record<string, unknown>[]>;

/** Creates a query builder for a collection. `all`, `first` and `count` pass the finished query to `run`. */
export function createQueryBuilder<Row>(collection: string, run: RunQuery, locale?: string): QueryBuilder<Row> {
  const where = { join: 'AND' as const, parts: [] };
  return extend({ collection, locale, fields: [], where, order: [], skip: 0, limit: undefined }, run);
}

/** Creates a builder for a partial query. Each method returns a new builder, so a builder can be reused. */
function extend<Row, Item>(query: Query, run: RunQuery): QueryBuilder<Row, Item> {
  const group = createGroup<Row>(query.where.parts);
  const next = <Other = Item>(change: Partial<Query>): QueryBuilder<Row, Other> => extend({ ...query, ...change }, run);
  const narrow = ({ parts }: QueryGroup<Row>): QueryBuilder<Row, Item> => next({ where: { join: 'AND', parts } });
  const runWith = (change: Partial<Query>) => run(normaliseQuery({ ...query, ...change }));
  const runWithFields = async (fields: readonly string[]) => (await runWith({ fields })) as never[];
  const builder: RowQuery<Row, Item> & PathQuery<Row, Item> = {
    path: (path) => narrow(group.where('path' as Field<Row>, '=', withoutTrailingSlash(path))),
    select: (...fields) => next({ fields }),
    order: (field, direction) => next({ order: [...query.order, { field, direction }] }),
    skip(rows) {
      assertRowCount('skip', rows);
      return next({ skip: rows });
    },
    limit(rows) {
      assertRowCount('limit', rows);
      return next({ limit: rows });
    },
    where: (field, operator, ...operand) => narrow(group.where(field, operator, ...operand)),
    andWhere: (build) => narrow(group.andWhere(build)),
    orWhere: (build) => narrow(group.orWhere(build)),
    all: async () => (await runWith({})) as Item[],
    async first() {
      const [item] = await runWith({ limit: 1 });
      return (item ?? null) as Item | null;
    },
    async count(field = '*', distinct = false) {
      const [row] = await runWith({ count: { field, distinct } });
      return Number(row?.['count'] ?? 0);
    },
  };
  // All methods exist at run time; the type `QueryBuilder` only offers those that the rows support.
  return { ...builder, ...createNavigationQuery(runWithFields), ...createSearchQuery(runWithFields) };
}

function withoutTrailingSlash(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}
