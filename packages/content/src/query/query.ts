import type { Value } from '../store/store.ts';

type Operator = '=' | '<>' | 'LIKE';

interface Condition {
  field: string;
  operator: Operator;
  value: Value;
}

/** A question to one collection, as data; a store's dialect gives it words. */
export interface Query {
  collection: string;
  fields: readonly string[];
  conditions: readonly Condition[];
  limit: number | undefined;
}

export interface QueryBuilder<Item> {
  path(path: string): QueryBuilder<Item>;
  where(field: keyof Item & string, operator: Operator, value: Value): QueryBuilder<Item>;
  select<Field extends keyof Item & string>(...fields: Field[]): QueryBuilder<Pick<Item, Field>>;
  all(): Promise<Item[]>;
  first(): Promise<Item | null>;
}

/** Each call gives a new builder; the last one runs the query. */
export function createQueryBuilder<Item>(query: Query, run: (query: Query) => Promise<unknown[]>): QueryBuilder<Item> {
  const next = <Other = Item>(change: Partial<Query>): QueryBuilder<Other> =>
    createQueryBuilder<Other>({ ...query, ...change }, run);
  const where = (field: string, operator: Operator, value: Value): QueryBuilder<Item> =>
    next({ conditions: [...query.conditions, { field, operator, value }] });
  return {
    path: (path) => where('path', '=', withoutTrailingSlash(path)),
    where,
    select: (...fields) => next({ fields }),
    all: () => run(query) as Promise<Item[]>,
    async first() {
      const [item] = await run({ ...query, limit: 1 });
      return (item ?? null) as Item | null;
    },
  };
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/u, '') || '/';
}
