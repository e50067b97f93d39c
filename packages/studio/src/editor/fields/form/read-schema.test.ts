import { defineCollection, defineContent } from '@recto/content';
import { describeContent } from '@recto/content/node';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { canShow, emptyValue } from './form-field.ts';
import type { FormField } from './form-field.ts';
import { namesIn, readSchema } from './read-schema.ts';

const part = z.object({
  name: z.string(),
  get parts() {
    return z.array(part).optional();
  },
});
const config = defineContent({
  locales: ['en'],
  collections: {
    posts: defineCollection({
      type: 'page',
      source: '**',
      schema: z.object({
        date: z.iso.date(),
        at: z.iso.datetime().optional(),
        day: z.date().optional(),
        rank: z.int().min(1).default(3),
        price: z.number().optional(),
        size: z.enum(['s', 'm']).meta({ title: 'Size of it', description: 'How large.' }),
        kind: z.union([z.literal('a'), z.literal('b')]).optional(),
        site: z.url().optional(),
        cover: z.string().meta({ editor: { input: 'image' } }),
        accent: z
          .string()
          .meta({ editor: { input: 'color' } })
          .optional(),
        icon: z.string().optional(),
        author: z.string().meta({ editor: { input: 'reference', collection: 'people' } }),
        secret: z.string().meta({ editor: { input: 'hidden' } }),
        maybe: z.string().nullable(),
        tags: z.array(z.string()).default([]),
        parts: z.array(part),
        link: z.union([z.boolean(), z.string()]).default(true),
        extra: z.record(z.string(), z.number()).optional(),
        any: z.unknown(),
      }),
    }),
  },
});
const schema = describeContent(config).collections[0]?.fields;
const fields = readSchema(JSON.parse(JSON.stringify(schema)));

function field(name: string): FormField {
  const field = fields.find((one) => one.name === name);
  if (!field) throw new Error(`The schema has no field ${name}.`);
  return field;
}

test.for([
  ['title', { kind: 'text', isLong: false, type: 'text' }],
  ['description', { kind: 'text', isLong: true, type: 'text' }],
  ['draft', { kind: 'boolean' }],
  ['date', { kind: 'date' }],
  ['at', { kind: 'dateTime' }],
  ['day', { kind: 'date' }],
  ['rank', { kind: 'number', isInteger: true, minimum: 1, maximum: undefined }],
  ['price', { kind: 'number', isInteger: false, minimum: undefined, maximum: undefined }],
  ['size', { kind: 'select', options: ['s', 'm'] }],
  ['kind', { kind: 'select', options: ['a', 'b'] }],
  ['site', { kind: 'text', isLong: false, type: 'url' }],
  ['cover', { kind: 'image' }],
  ['accent', { kind: 'color' }],
  ['icon', { kind: 'icon' }],
  ['author', { kind: 'reference', collection: 'people' }],
  ['maybe', { kind: 'text', isLong: false, type: 'text' }],
  ['any', { kind: 'source' }],
] as const)('reads the input for %s', ([name, input]) => {
  expect(field(name).input).toEqual(input);
});

test('reads labels, descriptions, defaults and required fields from the schema', () => {
  expect(field('size')).toMatchObject({ title: 'Size of it', description: 'How large.', isRequired: true });
  expect(field('rank')).toMatchObject({ default: 3, isRequired: false });
  expect(field('title').isRequired).toBe(false);
});

test('omits hidden fields from the form, but lists their names', () => {
  expect(fields.map(({ name }) => name)).not.toContain('secret');
  expect(namesIn(schema)).toContain('secret');
});

test('reads nested lists and objects on demand', () => {
  const { input } = field('parts');
  if (input.kind !== 'list') throw new Error('Expected a list.');
  const item = input.item();
  if (item.input.kind !== 'object') throw new Error('Expected an object.');
  const [name, parts] = item.input.fields();
  expect(name).toMatchObject({ name: 'name', isRequired: true });
  expect(parts?.input.kind).toBe('list');
  expect(emptyValue(item)).toEqual({ name: '' });
});

test('reads a union as a choice and an open object with any field names', () => {
  const { input } = field('link');
  expect(input.kind === 'choice' && input.options.map((option) => option.input.kind)).toEqual(['boolean', 'text']);
  const extra = field('extra').input;
  expect(extra.kind === 'object' && extra.additional?.().input.kind).toBe('number');
  expect(field('seo').input).toMatchObject({ kind: 'object' });
});

test.for([
  ['rank', 3, true],
  ['rank', '3', false],
  ['tags', ['a'], true],
  ['tags', 'a', false],
  ['link', 'x', true],
  ['link', ['x'], false],
  ['cover', { src: 'x' }, false],
  ['date', null, true],
] as const)('checks whether the input for %s can show %j', ([name, value, expected]) => {
  expect(canShow(field(name).input, value as never)).toBe(expected);
});

test.for([null, 3, 'x', [], { properties: 3 }, { properties: { a: 3, b: { $ref: '#/$defs/none' } } }])(
  'accepts an invalid schema: %j',
  (broken) => {
    expect(() => readSchema(broken)).not.toThrow();
  },
);

test('stops at a schema that only refers to itself', () => {
  const [only] = readSchema({ properties: { a: { $ref: '#/$defs/a' } }, $defs: { a: { $ref: '#/$defs/a' } } });
  expect(only?.input).toEqual({ kind: 'source' });
});
