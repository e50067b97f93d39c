import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCollection } from './collection.ts';
import { buildColumns } from './columns.ts';

test('a page has the common columns', () => {
  expect(buildColumns(defineCollection({ type: 'page', source: '**' }))).toEqual({
    id: 'string',
    title: 'string',
    body: 'json',
    description: 'string',
    extension: 'string',
    meta: 'json',
    navigation: 'json',
    path: 'string',
    seo: 'json',
    stem: 'string',
  });
});

test('columns of the schema come after the common ones', () => {
  const schema = z.object({ category: z.string(), rank: z.int() });
  const columns = buildColumns(defineCollection({ type: 'page', source: '**', schema }));
  expect(Object.entries(columns).slice(-3)).toEqual([
    ['stem', 'string'],
    ['category', 'string'],
    ['rank', 'integer'],
  ]);
});

test.for([
  ['a text', z.string(), 'string'],
  ['an optional text', z.string().optional(), 'string'],
  ['a text with a default', z.string().default('x'), 'string'],
  ['a choice of texts', z.enum(['a', 'b']), 'string'],
  ['one fixed text', z.literal('a'), 'string'],
  ['a date as text', z.iso.date(), 'string'],
  ['a whole number', z.int(), 'integer'],
  ['a number', z.number(), 'number'],
  ['a number with a default', z.number().optional().default(3), 'number'],
  ['a truth value', z.boolean(), 'boolean'],
  ['a list', z.array(z.string()), 'json'],
  ['an object', z.object({ a: z.string() }), 'json'],
  ['a record', z.record(z.string(), z.number()), 'json'],
  ['a text or a number', z.union([z.string(), z.number()]), 'json'],
  ['a text that may be null', z.string().nullable(), 'json'],
  ['anything', z.unknown(), 'json'],
  ['a transformed value', z.string().transform((text) => text.length), 'json'],
] as const)('%s is stored as %s', ([, field, type]) => {
  const schema = z.object({ field });
  expect(buildColumns(defineCollection({ type: 'page', source: '**', schema }))).toMatchObject({ field: type });
});

test.for([
  ['docs/**', ['docs/**']],
  [
    ['docs/**', 'blog/**'],
    ['docs/**', 'blog/**'],
  ],
] as const)('the source %j is read as %j', ([source, read]) => {
  expect(defineCollection({ type: 'page', source }).source).toEqual(read);
});
