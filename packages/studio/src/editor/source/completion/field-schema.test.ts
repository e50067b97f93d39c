import { expect, test } from 'vitest';
import { fieldsAt, listedValuesOf, typesOf } from './field-schema.ts';
import type { FieldSchema } from './field-schema.ts';

const root: FieldSchema = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    kind: { anyOf: [{ enum: ['a', 'b'] }, { type: 'null' }] },
    links: { type: 'array', items: { $ref: '#/$defs/link' } },
    draft: { type: 'boolean' },
    seo: { type: ['object', 'null'], properties: { robots: { const: 'none' } } },
  },
  required: ['title'],
  $defs: { link: { type: 'object', properties: { to: { type: 'string' }, inner: { $ref: '#/$defs/link' } } } },
};

test('returns the fields of the root, of objects in lists, and of recursive objects', () => {
  expect(fieldsAt(root, []).map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['title', true],
    ['kind', false],
    ['links', false],
    ['draft', false],
    ['seo', false],
  ]);
  expect(fieldsAt(root, ['links']).map(({ name }) => name)).toEqual(['to', 'inner']);
  expect(fieldsAt(root, ['links', 'inner', 'inner']).map(({ name }) => name)).toEqual(['to', 'inner']);
  expect(fieldsAt(root, ['title'])).toEqual([]);
  expect(fieldsAt(root, ['nothing', 'at', 'all'])).toEqual([]);
});

test.for([
  ['kind', ['a', 'b'], ['enum']],
  ['draft', [true, false], ['boolean']],
  ['title', [], ['string']],
  ['seo', [], ['object']],
] as const)('returns the values and types of %s', ([name, values, types]) => {
  const schema = root.properties?.[name] ?? {};
  expect(listedValuesOf(schema, root)).toEqual(values);
  expect(typesOf(schema, root)).toEqual(types);
});
