import { expect, test } from 'vitest';
import { ContentError } from '../errors.ts';
import { parseSql } from './parse-sql.ts';

test.for([
  ['SELECT * FROM posts', { fields: [], order: [], limit: undefined }],
  [
    'select title, "date" from "posts" where date > \'2026-01-01\' order by date desc, title limit 5 offset 2;'.slice(
      0,
      -1,
    ),
    {
      fields: ['title', 'date'],
      where: { join: 'AND', parts: [{ field: 'date', operator: '>', value: '2026-01-01' }] },
      order: [
        { field: 'date', direction: 'DESC' },
        { field: 'title', direction: 'ASC' },
      ],
      limit: 5,
      skip: 2,
    },
  ],
  ['SELECT COUNT(*) FROM posts', { count: { field: '*', distinct: false } }],
  ['SELECT COUNT(DISTINCT category) AS count FROM posts', { count: { field: 'category', distinct: true } }],
  ['SELECT title FROM _content_posts ORDER BY stem', { order: [{ field: 'stem', direction: 'ASC' }] }],
  [
    "SELECT title FROM posts WHERE a = 1 AND b BETWEEN 2 AND 3 OR (c IS NULL OR title LIKE 'it''s%')",
    {
      where: {
        join: 'AND',
        parts: [
          {
            join: 'OR',
            parts: [
              {
                join: 'AND',
                parts: [
                  { field: 'a', operator: '=', value: 1 },
                  { field: 'b', operator: 'BETWEEN', value: [2, 3] },
                ],
              },
              {
                join: 'OR',
                parts: [
                  { field: 'c', operator: 'IS NULL' },
                  { field: 'title', operator: 'LIKE', value: "it's%" },
                ],
              },
            ],
          },
        ],
      },
    },
  ],
] as const)('%s', ([sql, query]) => {
  expect(parseSql(sql)).toMatchObject({ collection: 'posts', ...query });
});

test.for([
  ['', 'it has no FROM with the name of a collection'],
  ['SELECT title', 'it has no FROM with the name of a collection'],
  ['DELETE FROM posts', 'expected SELECT'],
  ['SELECT title FROM posts, pages', ', is not expected here'],
  ['SELECT title FROM posts JOIN pages', 'JOIN is not expected here'],
  ['SELECT title FROM posts WHERE', 'expected a field.'],
  ['SELECT title FROM posts WHERE a = 1 OR', 'a condition is expected after OR'],
  ['SELECT title FROM posts WHERE a = 1 AND (b = 2', 'expected )'],
  ['SELECT title FROM posts WHERE a = 1)', 'expected'],
  ['SELECT title FROM posts LIMIT 5 ORDER BY title', 'expected'],
  ['SELECT upper(title) FROM posts', 'expected FROM'],
] as const)('refuses %s', ([sql, reason]) => {
  expect(() => parseSql(sql)).toThrow(`This SQL is not supported: ${reason}`);
});

test('names the position of a sign that does not belong to a query', () => {
  expect(() => parseSql('SELECT title FROM posts; DROP TABLE posts')).toThrow(ContentError);
  expect(() => parseSql('SELECT title FROM posts; DROP TABLE posts')).toThrow('position 24: ";" is not expected here');
});
