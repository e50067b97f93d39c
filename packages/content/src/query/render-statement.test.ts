import { describe, expect, test } from 'vitest';
import { ContentError } from '../errors.ts';
import { COLUMNS } from './fixtures/pages.ts';
import { postgresDialect } from './postgres-dialect.ts';
import type { Condition, Query } from './query.ts';
import { renderStatement } from './render-statement.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

const EMPTY: Query = {
  collection: 'docs',
  fields: ['id'],
  where: { join: 'AND', parts: [] },
  order: [],
  skip: 0,
  limit: undefined,
};

function render(change: Partial<Query>, dialect = sqliteDialect) {
  return renderStatement({ ...EMPTY, ...change }, COLUMNS, dialect);
}

/** Renders a condition in both dialects, and returns the bound values. */
function renderCondition(condition: Condition): [sqlite: string, postgres: string, ...parameters: unknown[]] {
  const where = { join: 'AND' as const, parts: [condition] };
  const whereClause = (sql: string): string => /WHERE (.*) ORDER BY/u.exec(sql)?.[1] ?? '';
  const { sql, parameters } = render({ where });
  const postgres = render({ where }, postgresDialect);
  expect(postgres.parameters).toEqual(parameters);
  return [whereClause(sql), whereClause(postgres.sql), ...parameters];
}

test('a query without options selects every column of the schema in reading order', () => {
  expect(render({ fields: [] })).toEqual({
    sql: 'SELECT "id", "stem", "path", "title", "rank", "size", "draft", "date", "navigation", "tags" FROM "_content_docs" ORDER BY "__sort" ASC, "id" ASC',
    parameters: [],
  });
});

test.for([
  ['=', 'Setup', '"title" = ?', '"title" = $1', 'Setup'],
  ['=', `it's "x"; DROP TABLE x --`, '"title" = ?', '"title" = $1', `it's "x"; DROP TABLE x --`],
  ['=', 3, '"title" = ?', '"title" = $1', '3'],
  ['=', 'a\0b', '"title" = ?', '"title" = $1', 'a\u{FFFD}b'],
  ['=', null, '"title" IS NULL', '"title" IS NULL'],
  ['<>', null, '"title" IS NOT NULL', '"title" IS NOT NULL'],
  ['<>', 'a', '"title" <> ?', '"title" <> $1', 'a'],
  ['>', 'a', '"title" > ?', '"title" > $1', 'a'],
  ['<', 'a', '"title" < ?', '"title" < $1', 'a'],
  ['>=', 'a', '"title" >= ?', '"title" >= $1', 'a'],
  ['<=', 'a', '"title" <= ?', '"title" <= $1', 'a'],
  ['IN', ['a', 'b'], '"title" IN (?, ?)', '"title" IN ($1, $2)', 'a', 'b'],
  ['NOT IN', ['a'], '"title" NOT IN (?)', '"title" NOT IN ($1)', 'a'],
  ['IN', [], '1 = 0', '1 = 0'],
  ['NOT IN', [], '1 = 1', '1 = 1'],
  ['BETWEEN', ['a', 'b'], '"title" BETWEEN ? AND ?', '"title" BETWEEN $1 AND $2', 'a', 'b'],
  ['NOT BETWEEN', ['a', 'b'], '"title" NOT BETWEEN ? AND ?', '"title" NOT BETWEEN $1 AND $2', 'a', 'b'],
  ['LIKE', 'a%', '"title" LIKE ?', `"title" COLLATE "C" ILIKE $1 ESCAPE ''`, 'a%'],
  ['NOT LIKE', 'a%', 'NOT ("title" LIKE ?)', `NOT ("title" COLLATE "C" ILIKE $1 ESCAPE '')`, 'a%'],
] as const)('title %s %j', ([operator, value, ...expected]) => {
  expect(renderCondition({ field: 'title', operator, value })).toEqual(expected);
});

test.for([
  ['draft', '=', true, '"draft" = ?', 1],
  ['draft', 'IN', [true, false], '"draft" IN (?, ?)', 1, 0],
  ['rank', '=', '3', '"rank" = ?', 3],
  ['rank', '>', 1.5, '"rank" > ?', 1.5],
  ['size', 'BETWEEN', [-1e300, 5e-324], '"size" BETWEEN ? AND ?', -1e300, 5e-324],
  ['date', '>=', '2024-01-31', '"date" >= ?', '2024-01-31'],
  ['date', '>=', '2024', '"date" >= ?', '2024-'],
  ['navigation', '=', false, '"navigation" IN (?, ?)', '0', 'false'],
  ['navigation', '<>', true, '"navigation" NOT IN (?, ?)', '1', 'true'],
  ['navigation', '=', 'x', '"navigation" IN (?)', '"x"'],
  ['navigation', 'IN', ['x', 2, true], '"navigation" IN (?, ?, ?, ?)', '"x"', '2', '1', 'true'],
  ['navigation', 'NOT IN', [], '1 = 1'],
  ['tags', 'LIKE', '%"x"%', '"tags" LIKE ?', '%"x"%'],
] as const)('%s %s %j', ([field, operator, value, sql, ...parameters]) => {
  const [sqlite, , ...bound] = renderCondition({ field, operator, value });
  expect([sqlite, ...bound]).toEqual([sql, ...parameters]);
});

test('CONTAINS is rendered for each dialect', () => {
  expect(renderCondition({ field: 'tags', operator: 'CONTAINS', value: 'x' })).toEqual([
    `(json_type("tags") = 'array' AND EXISTS (SELECT 1 FROM json_each("tags") AS entry WHERE "tags" -> entry.key = ?))`,
    `(EXISTS (SELECT 1 FROM json_array_elements(CASE WHEN "tags" LIKE '[%' THEN "tags" ELSE '[]' END::json) AS entry WHERE entry::text = $1))`,
    '"x"',
  ]);
});

test('groups are in parentheses, and parameters are numbered across groups', () => {
  const rank = (value: number): Condition => ({ field: 'rank', operator: '=', value });
  const parts = [
    rank(1),
    { join: 'OR' as const, parts: [rank(2), { join: 'AND' as const, parts: [rank(3), rank(4)] }] },
  ];
  const { sql, parameters } = render({ where: { join: 'AND', parts } }, postgresDialect);
  expect(sql).toContain('WHERE "rank" = $1 AND ("rank" = $2 OR ("rank" = $3 AND "rank" = $4)) ORDER BY');
  expect(parameters).toEqual([1, 2, 3, 4]);
});

test.for([
  [undefined, 0, '', ''],
  [2, 0, ' LIMIT 2', ' LIMIT 2'],
  [0, 0, ' LIMIT 0', ' LIMIT 0'],
  [2, 3, ' LIMIT 2 OFFSET 3', ' LIMIT 2 OFFSET 3'],
  [undefined, 3, ' LIMIT -1 OFFSET 3', ' OFFSET 3'],
] as const)('limit %o and skip %i', ([limit, skip, sqlite, postgres]) => {
  expect(render({ limit, skip }).sql).toBe(`SELECT "id" FROM "_content_docs" ORDER BY "__sort" ASC, "id" ASC${sqlite}`);
  expect(render({ limit, skip }, postgresDialect).sql).toBe(
    `SELECT "id" FROM "_content_docs" ORDER BY "__sort" COLLATE "C" ASC NULLS FIRST, "id" COLLATE "C" ASC NULLS FIRST${postgres}`,
  );
});

test('a given order comes before reading order', () => {
  const order = [
    { field: 'title', direction: 'DESC' },
    { field: 'rank', direction: 'ASC' },
  ] as const;
  expect(render({ order }).sql).toBe(
    'SELECT "id" FROM "_content_docs" ORDER BY "title" DESC, "rank" ASC, "__sort" ASC, "id" ASC',
  );
  expect(render({ order }, postgresDialect).sql).toBe(
    'SELECT "id" FROM "_content_docs" ORDER BY "title" COLLATE "C" DESC NULLS LAST, "rank" ASC NULLS FIRST, "__sort" COLLATE "C" ASC NULLS FIRST, "id" COLLATE "C" ASC NULLS FIRST',
  );
});

test.for([
  [{ field: '*', distinct: false }, 'COUNT(*)'],
  [{ field: 'rank', distinct: false }, 'COUNT("rank")'],
  [{ field: 'rank', distinct: true }, 'COUNT(DISTINCT "rank")'],
] as const)('counting %j', ([count, words]) => {
  const where = { join: 'AND' as const, parts: [{ field: 'draft', operator: '=' as const, value: false }] };
  expect(render({ count, where, skip: 2, limit: 1 })).toEqual({
    sql: `SELECT ${words} AS "count" FROM "_content_docs" WHERE "draft" = ?`,
    parameters: [0],
  });
});

describe('invalid queries are refused', () => {
  test.for(['titel', '__sort', '__hash', 'constructor', '__proto__', 'id" FROM "secrets" --'])(
    'the unknown field %s in any clause',
    (field) => {
      const error = new ContentError(
        'query/unknown-field',
        `Collection "docs" has no field "${field}".`,
        `Its fields: ${Object.keys(COLUMNS).join(', ')}.`,
      );
      for (const change of [
        { fields: [field] },
        { order: [{ field, direction: 'ASC' as const }] },
        { count: { field, distinct: false } },
        { where: { join: 'AND' as const, parts: [{ field, operator: '=' as const, value: 1 }] } },
      ]) {
        expect(() => render(change)).toThrow(error);
      }
    },
  );

  test.for([
    [{ order: [{ field: 'id', direction: 'ASC; DROP TABLE x' }] }, 'query/unknown-word'],
    [{ where: { join: 'AND 1 = 1 OR', parts: [] } }, 'query/unknown-word'],
    [{ where: { join: 'AND', parts: [{ field: 'id', operator: '= id OR id =', value: 1 }] } }, 'query/unknown-word'],
    [{ limit: '1; DROP TABLE x' }, 'query/window'],
    [{ skip: '1; DROP TABLE x' }, 'query/window'],
    [{ where: { join: 'AND', parts: [{ field: 'rank', operator: '=', value: 'x' }] } }, 'query/comparison'],
    [{ where: { join: 'AND', parts: [{ field: 'rank', operator: 'LIKE', value: '1%' }] } }, 'query/comparison'],
    [{ where: { join: 'AND', parts: [{ field: 'tags', operator: '>', value: 1 }] } }, 'query/comparison'],
    [{ where: { join: 'AND', parts: [{ field: 'title', operator: 'CONTAINS', value: 'x' }] } }, 'query/comparison'],
  ])('%j', ([change, code]) => {
    expect(() => render(change as Partial<Query>)).toThrow(expect.objectContaining({ code }));
  });
});
