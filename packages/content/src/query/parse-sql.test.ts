import { expect, test } from 'vitest';
import { parseSql } from './parse-sql.ts';

const hint = 'Write one SELECT.';
const collections = { posts: { title: 'string' } } as const;

test.for(['posts', '"posts"', '_content_posts'])(
  'reads the collection of FROM %s without a list of collections',
  (from) => {
    expect(parseSql(`select title from ${from} where rank > 1 limit 5`, { hint })).toEqual({
      collection: 'posts',
      fields: ['title'],
      where: { join: 'AND', parts: [{ field: 'rank', operator: '>', value: 1 }] },
      order: [],
      skip: 0,
      limit: 5,
    });
  },
);

test('checks fields only if the columns are known', () => {
  expect(parseSql('SELECT titel FROM posts', { hint }).fields).toEqual(['titel']);
  expect(() => parseSql('SELECT titel FROM posts', { hint, collections })).toThrow('has no field "titel"');
  expect(() => parseSql('SELECT title FROM pages', { hint, collections })).toThrow('"pages" does not exist');
});

test.for([
  ['DROP TABLE posts', hint],
  [
    'SELECT title FROM posts LIMIT',
    `${hint} It was read as: SELECT "title" FROM "_content_posts" ORDER BY stem ASC LIMIT`,
  ],
] as const)('an error of %s has the hint and the completed statement', ([sql, expected]) => {
  expect(() => parseSql(sql, { hint })).toThrow(expect.objectContaining({ code: 'query/refused', hint: expected }));
});
