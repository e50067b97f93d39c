import { expect, test } from 'vitest';
import { createStatementCache } from './statement-cache.ts';

function createRecorder(limit: number) {
  const prepared: string[] = [];
  const released: string[] = [];
  const cache = createStatementCache(
    (sql) => {
      prepared.push(sql);
      return sql;
    },
    (statement) => released.push(statement),
    limit,
  );
  return { cache, prepared, released };
}

test('prepares a statement once', () => {
  const { cache, prepared, released } = createRecorder(2);
  for (const sql of ['a', 'b', 'a', 'b', 'a']) expect(cache.get(sql)).toBe(sql);
  expect(prepared).toEqual(['a', 'b']);
  expect(released).toEqual([]);
});

test('releases the least recently used statement above the limit', () => {
  const { cache, prepared, released } = createRecorder(2);
  for (const sql of ['a', 'b', 'a', 'c', 'a', 'b']) cache.get(sql);
  expect(prepared).toEqual(['a', 'b', 'c', 'b']);
  expect(released).toEqual(['b', 'c']);
});

test('clear releases all statements', () => {
  const { cache, prepared, released } = createRecorder(2);
  for (const sql of ['a', 'b']) cache.get(sql);
  cache.clear();
  expect(released).toEqual(['a', 'b']);
  cache.get('a');
  expect(prepared).toEqual(['a', 'b', 'a']);
});

test('does not store a statement that cannot be prepared', () => {
  const cache = createStatementCache((sql) => {
    throw new Error(`bad ${sql}`);
  });
  expect(() => cache.get('a')).toThrow('bad a');
});
