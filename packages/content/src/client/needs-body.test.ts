import { expect, test } from 'vitest';
import { createQueryBuilder } from '../query/builder.ts';
import type { QueryBuilder } from '../query/builder.ts';
import type { Query } from '../query/query.ts';
import { needsBody } from './needs-body.ts';

interface Page {
  title: string;
  body: string;
}

/** Returns the query that a builder would run. */
async function queryOf(build: (pages: QueryBuilder<Page>) => Promise<unknown>): Promise<Query> {
  const queries: Query[] = [];
  await build(
    createQueryBuilder<Page>('pages', async (query) => {
      queries.push(query);
      return [];
    }),
  );
  return queries[0] as Query;
}

test.for<[string, boolean, (pages: QueryBuilder<Page>) => Promise<unknown>]>([
  ['everything', true, (pages) => pages.all()],
  ['the first row with all fields', true, (pages) => pages.first()],
  ['a title', false, (pages) => pages.select('title').all()],
  ['a body', true, (pages) => pages.select('title', 'body').first()],
  ['an order by the body', true, (pages) => pages.select('title').order('body', 'ASC').all()],
  ['a condition on the body', true, (pages) => pages.select('title').where('body', 'LIKE', '%a%').all()],
  [
    'a condition on the body inside groups',
    true,
    (pages) =>
      pages
        .select('title')
        .orWhere((group) =>
          group.where('title', '=', 'a').andWhere((inner) => inner.where('title', '=', 'b').where('body', '=', 'c')),
        )
        .all(),
  ],
  ['a count of rows', false, (pages) => pages.count()],
  ['a count of titles', false, (pages) => pages.count('title')],
  ['a count of bodies', true, (pages) => pages.count('body')],
  ['a count with a condition on the body', true, (pages) => pages.where('body', 'LIKE', '%a%').count()],
])('%s: %s', async ([, expected, build]) => {
  expect(needsBody(await queryOf(build))).toBe(expected);
});
