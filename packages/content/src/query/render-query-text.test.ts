import { expect, test } from 'vitest';
import { createQueryBuilder } from './builder.ts';
import type { QueryBuilder } from './builder.ts';
import { createMemoryStore } from './fixtures/memory-store.ts';
import { COLUMNS, PAGES } from './fixtures/pages.ts';
import type { Page } from './fixtures/pages.ts';
import { parseQueryText } from './parse-query-text.ts';
import type { Query } from './query.ts';
import { renderStatement } from './render-statement.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { renderQueryText } from './render-query-text.ts';

type BuildQuery = (docs: QueryBuilder<Page>) => unknown;

function queryOf(ask: BuildQuery, collection = 'docs'): Query {
  const runs: Query[] = [];
  const builder = createQueryBuilder<Page>(collection, (query) => {
    runs.push(query);
    return Promise.resolve([]);
  });
  ask(builder);
  const [query] = runs;
  if (!query) throw new Error('The builder did not run a query.');
  return query;
}

const CASES: readonly [ask: BuildQuery, text: string][] = [
  [(docs) => docs.all(), 'SELECT * FROM _content_docs ORDER BY stem ASC'],
  [
    (docs) => docs.path('/a').select('title', 'path').first(),
    `SELECT "title", "path" FROM _content_docs WHERE ("path" = '/a') ORDER BY stem ASC LIMIT 1`,
  ],
  [
    (docs) =>
      docs
        .where('draft', '=', false)
        .orWhere((one) => one.where('rank', '>', 1).where('title', 'LIKE', "it's%"))
        .all(),
    `SELECT * FROM _content_docs WHERE ("draft" = 0) AND ("rank" > 1 OR "title" LIKE 'it''s%') ORDER BY stem ASC`,
  ],
  [
    (docs) => docs.where('rank', 'BETWEEN', [1, 5]).where('rank', 'NOT IN', [2, 3]).where('title', 'IS NULL').all(),
    'SELECT * FROM _content_docs WHERE ("rank" BETWEEN 1 AND 5) AND ("rank" NOT IN (2, 3)) AND ("title" IS NULL) ORDER BY stem ASC',
  ],
  [
    (docs) => docs.where('tags', 'CONTAINS', 'x').where('title', 'IN', []).all(),
    `SELECT * FROM _content_docs WHERE ("tags" CONTAINS 'x') AND ("title" IN ()) ORDER BY stem ASC`,
  ],
  [
    (docs) => docs.where('size', 'IN', [1e300, -5e-324, 2 ** 53, -0]).all(),
    'SELECT * FROM _content_docs WHERE ("size" IN (1e+300, -5e-324, 9007199254740992, 0)) ORDER BY stem ASC',
  ],
  [
    (docs) => docs.order('date', 'DESC').order('stem', 'ASC').skip(5).limit(10).all(),
    'SELECT * FROM _content_docs ORDER BY "date" DESC, "stem" ASC LIMIT 10 OFFSET 5',
  ],
  [(docs) => docs.skip(5).all(), 'SELECT * FROM _content_docs ORDER BY stem ASC LIMIT -1 OFFSET 5'],
  [(docs) => docs.count(), 'SELECT COUNT(*) AS count FROM _content_docs'],
  [
    (docs) => docs.where('draft', '=', true).count('title', true),
    'SELECT COUNT(DISTINCT "title") AS count FROM _content_docs WHERE ("draft" = 1)',
  ],
];

test.for(CASES)('query %# is rendered as text and parsed again', ([ask, text]) => {
  const query = queryOf(ask);
  expect(renderQueryText(query)).toBe(text);
  expect(parseQueryText(text, { collection: 'docs', columns: COLUMNS })).toStrictEqual(query);
});

test('quotes the name of a collection if it contains special characters', () => {
  const query = queryOf((docs) => docs.all(), 'my-"docs"');
  expect(renderQueryText(query)).toBe('SELECT * FROM "_content_my-""docs""" ORDER BY stem ASC');
  expect(parseQueryText(renderQueryText(query), { collection: 'my-"docs"', columns: COLUMNS })).toStrictEqual(query);
});

const store = createMemoryStore('docs', COLUMNS, PAGES);

test.for(
  PAGES.flatMap(({ id, title, rank, size, date, draft, navigation }) =>
    Object.entries({ title, rank, size, date, draft, navigation })
      .filter(([, value]) => typeof value !== 'object')
      .map(([field, value]) => [id, field, value] as const),
  ),
)('%s is found by %s = %j as query text', async ([id, field, value]) => {
  const sent = renderQueryText(
    queryOf((docs) =>
      docs
        .select('id')
        .where(field as 'title', '=', value as string)
        .all(),
    ),
  );
  const read = parseQueryText(sent, { collection: 'docs', columns: COLUMNS });
  const { sql, parameters } = renderStatement(read, COLUMNS, sqliteDialect);
  expect((await store.all(sql, parameters)).map((row) => row['id'])).toContain(id);
});
