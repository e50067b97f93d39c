import { expect, test } from 'vitest';
import type { Columns } from '../collections/columns.ts';
import { ContentError } from '../errors.ts';
import type { Query } from './query.ts';
import { renderSql } from './sql.ts';

const COLUMNS: Columns = { id: 'string', path: 'string', title: 'string', n: 'integer' };

function render(change: Partial<Query>) {
  return renderSql({ collection: 'docs', fields: [], conditions: [], limit: undefined, ...change }, COLUMNS);
}

test('a query without wishes answers every column in order', () => {
  expect(render({})).toEqual({
    sql: 'SELECT "id", "path", "title", "n" FROM "_content_docs" ORDER BY "__sort" ASC',
    parameters: [],
  });
});

test('chosen fields are named in the order of the choice', () => {
  expect(render({ fields: ['title', 'path'] }).sql).toBe(
    'SELECT "title", "path" FROM "_content_docs" ORDER BY "__sort" ASC',
  );
});

test.for([
  ['=', 'Setup', '"title" = ?'],
  ['<>', 'Setup', '"title" <> ?'],
  ['LIKE', 'Set%', '"title" LIKE ?'],
  ['=', `it's "x"; DROP TABLE "_content_docs" --`, '"title" = ?'],
] as const)('title %s %j binds its value', ([operator, value, condition]) => {
  expect(render({ fields: ['id'], conditions: [{ field: 'title', operator, value }] })).toEqual({
    sql: `SELECT "id" FROM "_content_docs" WHERE ${condition} ORDER BY "__sort" ASC`,
    parameters: [value],
  });
});

test('several conditions all have to hold, and a limit ends the statement', () => {
  const statement = render({
    fields: ['id'],
    conditions: [
      { field: 'path', operator: '=', value: '/a' },
      { field: 'n', operator: '<>', value: 2 },
    ],
    limit: 1,
  });
  expect(statement).toEqual({
    sql: 'SELECT "id" FROM "_content_docs" WHERE "path" = ? AND "n" <> ? ORDER BY "__sort" ASC LIMIT 1',
    parameters: ['/a', 2],
  });
});

test.for(['titel', '__sort', 'constructor', 'toString', 'id" FROM "secrets" --'])(
  'the unknown field %s is refused, chosen or compared',
  (field) => {
    const fault = new ContentError(
      'query/unknown-field',
      `Collection "docs" has no field "${field}".`,
      'Its fields: id, path, title, n.',
    );
    expect(() => render({ fields: [field] })).toThrow(fault);
    expect(() => render({ conditions: [{ field, operator: '=', value: 1 }] })).toThrow(fault);
  },
);

test('the error for an unknown field lists those there are', () => {
  expect(() => render({ fields: ['titel'] })).toThrow(
    expect.objectContaining({ code: 'query/unknown-field', hint: 'Its fields: id, path, title, n.' }),
  );
});
