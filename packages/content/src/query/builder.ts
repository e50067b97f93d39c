import type { NavigationPage } from '../navigation/navigation-item.ts';
import type { SearchPage } from '../search/search-sections.ts';
import { createGroup } from './group.ts';
import type { Field, Operand, QueryGroup } from './group.ts';
import { assertWhole, normaliseQuery } from './normalise.ts';
import { createNavigationQuery, createSearchQuery } from './page-query.ts';
import type { NavigationQuery, SearchQuery } from './page-query.ts';
import type { Operator, Query } from './query.ts';

/**
 * A question in the making. `Row` is what the collection holds, `Item` what is answered: all of it, or a choice.
 * Rows that are pages can be asked for by their path and as a tree; rows of data have neither.
 */
export type QueryBuilder<Row, Item = Row> = RowQuery<Row, Item> &
  ([Row] extends [{ path: unknown }] ? PathQuery<Row, Item> : unknown) &
  ([Row] extends [NavigationPage] ? NavigationQuery<Row> : unknown) &
  ([Row] extends [SearchPage] ? SearchQuery<Row> : unknown);

interface PathQuery<Row, Item> {
  /** The page at this path; a slash at its end does not matter. */
  path(path: string): QueryBuilder<Row, Item>;
}

/** What can be asked of rows of every kind. */
interface RowQuery<Row, Item> {
  /** Answers only these fields; the last choice holds. */
  select<F extends Field<Row>>(...fields: F[]): QueryBuilder<Row, Pick<Row, F>>;
  /** Sorts by a field, and where that is equal by the next one named. Without any, rows come in reading order. */
  order(field: Field<Row>, direction: 'ASC' | 'DESC'): QueryBuilder<Row, Item>;
  skip(rows: number): QueryBuilder<Row, Item>;
  limit(rows: number): QueryBuilder<Row, Item>;
  /** Every condition has to hold. */
  where<O extends Operator>(field: Field<Row>, operator: O, ...operand: Operand<O>): QueryBuilder<Row, Item>;
  /** Adds conditions that all have to hold. */
  andWhere(build: (group: QueryGroup<Row>) => QueryGroup<Row>): QueryBuilder<Row, Item>;
  /** Adds conditions of which one has to hold. */
  orWhere(build: (group: QueryGroup<Row>) => QueryGroup<Row>): QueryBuilder<Row, Item>;
  all(): Promise<Item[]>;
  first(): Promise<Item | null>;
  /** How many rows the conditions leave, whatever skip and limit say; with a field, how many have it. */
  count(field?: Field<Row> | '*', distinct?: boolean): Promise<number>;
}

export type RunQuery = (query: Query) => Promise<Record<string, unknown>[]>;

/** A builder that asks nothing yet of a collection; its last call runs the query. */
export function createQueryBuilder<Row>(collection: string, run: RunQuery, locale?: string): QueryBuilder<Row> {
  const where = { join: 'AND' as const, parts: [] };
  return extend({ collection, locale, fields: [], where, order: [], skip: 0, limit: undefined }, run);
}

/** Each call gives a new builder, so a builder can be kept and asked further in several ways. */
function extend<Row, Item>(query: Query, run: RunQuery): QueryBuilder<Row, Item> {
  const group = createGroup<Row>(query.where.parts);
  const next = <Other = Item>(change: Partial<Query>): QueryBuilder<Row, Other> => extend({ ...query, ...change }, run);
  const narrow = ({ parts }: QueryGroup<Row>): QueryBuilder<Row, Item> => next({ where: { join: 'AND', parts } });
  const answer = (change: Partial<Query>) => run(normaliseQuery({ ...query, ...change }));
  const askFor = async (fields: readonly string[]) => (await answer({ fields })) as never[];
  const builder: RowQuery<Row, Item> & PathQuery<Row, Item> = {
    path: (path) => narrow(group.where('path' as Field<Row>, '=', withoutTrailingSlash(path))),
    select: (...fields) => next({ fields }),
    order: (field, direction) => next({ order: [...query.order, { field, direction }] }),
    skip(rows) {
      assertWhole('skip', rows);
      return next({ skip: rows });
    },
    limit(rows) {
      assertWhole('limit', rows);
      return next({ limit: rows });
    },
    where: (field, operator, ...operand) => narrow(group.where(field, operator, ...operand)),
    andWhere: (build) => narrow(group.andWhere(build)),
    orWhere: (build) => narrow(group.orWhere(build)),
    all: async () => (await answer({})) as Item[],
    async first() {
      const [item] = await answer({ limit: 1 });
      return (item ?? null) as Item | null;
    },
    async count(field = '*', distinct = false) {
      const [row] = await answer({ count: { field, distinct } });
      return Number(row?.['count'] ?? 0);
    },
  };
  // What rows have is known where the builder is used: the type offers there what these rows can answer.
  return { ...builder, ...createNavigationQuery(askFor), ...createSearchQuery(askFor) };
}

function withoutTrailingSlash(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}
