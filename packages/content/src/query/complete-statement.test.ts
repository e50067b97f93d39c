import { expect, test } from 'vitest';
import { parseQueryText } from './parse-query-text.ts';
import { completeStatement } from './complete-statement.ts';

const COLLECTIONS = ['docs', 'posts'];

test.for([
  ['SELECT * FROM docs', 'SELECT * FROM "_content_docs" ORDER BY stem ASC'],
  ['select title, path from docs;', 'SELECT "title" , "path" FROM "_content_docs" ORDER BY stem ASC'],
  ['SELECT "title" FROM _content_docs ORDER BY stem ASC', 'SELECT "title" FROM "_content_docs" ORDER BY stem ASC'],
  ['SELECT stem FROM "docs" LIMIT 3', 'SELECT "stem" FROM "_content_docs" ORDER BY stem ASC LIMIT 3'],
  [
    "SELECT title FROM docs WHERE rank > 1 AND title = 'it''s' ORDER BY rank DESC, title LIMIT 2 OFFSET 1",
    `SELECT "title" FROM "_content_docs" WHERE ("rank" > 1 AND "title" = 'it''s') ORDER BY "rank" DESC , "title" ASC LIMIT 2 OFFSET 1`,
  ],
  ['SELECT * FROM docs ORDER BY stem', 'SELECT * FROM "_content_docs" ORDER BY stem ASC'],
  ['SELECT * FROM docs ORDER BY stem DESC', 'SELECT * FROM "_content_docs" ORDER BY "stem" DESC'],
  ['SELECT * FROM docs ORDER BY stem, title', 'SELECT * FROM "_content_docs" ORDER BY "stem" ASC , "title" ASC'],
  ['SELECT COUNT(*) FROM docs', 'SELECT COUNT ( * ) AS count FROM "_content_docs"'],
  [
    'SELECT COUNT(DISTINCT title) AS count FROM docs WHERE (rank IS NOT NULL)',
    'SELECT COUNT ( DISTINCT "title" ) AS count FROM "_content_docs" WHERE (( "rank" IS NOT NULL ))',
  ],
  [
    'SELECT * FROM docs WHERE done = true AND old <> FALSE',
    'SELECT * FROM "_content_docs" WHERE ("done" = 1 AND "old" <> 0) ORDER BY stem ASC',
  ],
  [
    "SELECT * FROM docs WHERE title IN ('FROM', 'x') OR rank BETWEEN 1 AND 2",
    `SELECT * FROM "_content_docs" WHERE ("title" IN ( 'FROM' , 'x' ) OR "rank" BETWEEN 1 AND 2) ORDER BY stem ASC`,
  ],
])('%s is completed to %s', ([typed = '', sql]) => {
  expect(completeStatement(typed, COLLECTIONS)).toEqual({ collection: 'docs', sql });
});

const columns = {
  title: 'string',
  path: 'string',
  stem: 'string',
  rank: 'integer',
  done: 'boolean',
  order: 'integer',
} as const;

const read = (typed: string) => {
  const { collection, sql } = completeStatement(typed, COLLECTIONS);
  return parseQueryText(sql, { collection, columns });
};

test('completed statements are parsed to the intended query', () => {
  const where = "WHERE (rank > 1 OR done = true) AND title LIKE 'A%'";
  expect(read(`SELECT path, title FROM docs ${where} ORDER BY "order" LIMIT 5`)).toEqual({
    collection: 'docs',
    fields: ['path', 'title'],
    where: {
      join: 'AND',
      parts: [
        {
          join: 'AND',
          parts: [
            {
              join: 'OR',
              parts: [
                { field: 'rank', operator: '>', value: 1 },
                { field: 'done', operator: '=', value: 1 },
              ],
            },
            { field: 'title', operator: 'LIKE', value: 'A%' },
          ],
        },
      ],
    },
    order: [{ field: 'order', direction: 'ASC' }],
    skip: 0,
    limit: 5,
  });
});

test.for([
  'DELETE FROM docs',
  'SELECT * FROM docs; DELETE FROM docs',
  'SELECT * FROM docs, posts',
  'SELECT * FROM docs JOIN posts',
  'SELECT * FROM docs -- all',
  'SELECT * FROM docs WHERE rank = 1 AND title = 2 OR done = 1',
  'SELECT * FROM docs WHERE rank = 1 WHERE rank = 2',
  'SELECT * FROM docs WHERE rank = 1) OR (1 = 1',
  'SELECT * FROM docs LIMIT 1 WHERE rank = 1',
  'SELECT COUNT(*) FROM docs LIMIT 1',
  'SELECT',
  '',
  'FROM docs',
  'docs',
  'SELECT * FROM (SELECT * FROM posts)',
  'SELECT * FROM docs UNION SELECT * FROM posts',
])('rejects %s', (typed) => {
  expect(() => read(typed)).toThrow(/^The query is refused at position \d+/u);
});

test('an unknown field or collection is named', () => {
  expect(() => read('SELECT titel FROM docs')).toThrow('Collection "docs" has no field "titel".');
  expect(() => read('SELECT title FROM dogs')).toThrow('Collection "dogs" does not exist.');
  expect(() => read('SELECT title FROM Docs')).toThrow('Collection "Docs" does not exist.');
});
