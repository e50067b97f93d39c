import type { StandardSchemaV1 } from '@standard-schema/spec';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCollection } from './collection.ts';
import { buildColumns, ownColumns } from './columns.ts';

const foreign: StandardSchemaV1<unknown, { rank: number }> = {
  '~standard': { version: 1, vendor: 'test', validate: (value) => ({ value: value as { rank: number } }) },
};

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
    redirectFrom: 'json',
    seo: 'json',
    stem: 'string',
  });
});

test('columns of the schema follow the common ones', () => {
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
  ['an enum of texts', z.enum(['a', 'b']), 'string'],
  ['one fixed text', z.literal('a'), 'string'],
  ['a date as text', z.iso.date(), 'date'],
  ['a date', z.date(), 'date'],
  ['a date coerced from text', z.coerce.date().optional(), 'date'],
  ['a datetime', z.iso.datetime().optional(), 'datetime'],
  ['a date that may be null', z.iso.date().nullable().default(null), 'date'],
  ['a whole number', z.int(), 'integer'],
  ['a number', z.number(), 'number'],
  ['a number with a default', z.number().optional().default(3), 'number'],
  ['a boolean', z.boolean(), 'boolean'],
  ['a list', z.array(z.string()), 'json'],
  ['an object', z.object({ a: z.string() }), 'json'],
  ['a record', z.record(z.string(), z.number()), 'json'],
  ['a text or a number', z.union([z.string(), z.number()]), 'json'],
  ['a text that may be null', z.string().nullable(), 'string'],
  ['an optional enum', z.enum(['a', 'b']).nullish(), 'string'],
  ['one of several fixed texts', z.literal(['a', 'b']), 'string'],
  ['one of several fixed values', z.literal(['a', 1]), 'json'],
  ['a text or a fixed text', z.union([z.string(), z.literal('x')]), 'string'],
  ['an integer or a number', z.union([z.int(), z.number()]), 'number'],
  ['a text or a date', z.union([z.string(), z.iso.date()]), 'json'],
  ['anything', z.unknown(), 'json'],
  ['a transformed value', z.string().transform((text) => text.length), 'json'],
] as const)('%s is stored as %s', ([, field, type]) => {
  const schema = z.object({ field });
  expect(buildColumns(defineCollection({ type: 'page', source: '**', schema }))).toMatchObject({ field: type });
});

test('a data collection has neither path nor navigation', () => {
  const schema = z.object({ rank: z.int() });
  expect(buildColumns(defineCollection({ type: 'data', source: '**', schema }))).toEqual({
    id: 'string',
    extension: 'string',
    meta: 'json',
    stem: 'string',
    rank: 'integer',
  });
});

test('a schema other than Zod has the columns of the configuration', () => {
  const collection = defineCollection({ type: 'data', source: '**', schema: foreign, columns: { rank: 'integer' } });
  expect(ownColumns(collection)).toEqual({ rank: 'integer' });
});

test('a rule for the title does not change the column of the title', () => {
  const schema = z.object({ title: z.enum(['A', 'B']), seo: z.object({ title: z.string() }) });
  const collection = defineCollection({ type: 'page', source: '**', schema });
  expect(ownColumns(collection)).toEqual({});
  expect(buildColumns(collection)).toMatchObject({ title: 'string', seo: 'json' });
});
