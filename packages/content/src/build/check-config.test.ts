import type { StandardSchemaV1 } from '@standard-schema/spec';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCollection, defineContent } from '../collections/collection.ts';
import type { Collection } from '../collections/collection.ts';
import { checkConfig } from './check-config.ts';

function check(collections: Record<string, Collection>): string[] {
  return checkConfig(defineContent({ locales: ['en'], collections })).map(({ code, message, hint }) => {
    expect(hint).not.toBe('');
    return `${code}: ${message}`;
  });
}

function withFields(type: 'page' | 'data', ...fields: string[]): Collection {
  return defineCollection({
    type,
    source: '**',
    schema: z.object(Object.fromEntries(fields.map((one) => [one, z.string()]))),
  });
}

const schemaWithoutFields: StandardSchemaV1 = {
  '~standard': { version: 1, vendor: 'test', validate: (value) => ({ value }) },
};

test('a valid configuration has no errors', () => {
  expect(
    check({ docs: withFields('page', 'rank', 'title', 'a_b'), Info2: withFields('data', 'title', 'path', 'body') }),
  ).toEqual([]);
});

test.for(['1docs', '_docs', 'do-cs', 'docs"; DROP TABLE x --', '', 'döcs'])('rejects the name %j', (name) => {
  expect(check({ [name]: withFields('page') })).toEqual([
    `config/name: "${name}" is not a valid name of a collection.`,
  ]);
});

test('rejects names that differ only in case, which are equal in a database', () => {
  expect(check({ docs: withFields('page'), Docs: withFields('page') })).toHaveLength(1);
});

test.for([
  ['page', 'id'],
  ['page', 'path'],
  ['page', 'body'],
  ['page', 'stem'],
  ['page', 'extension'],
  ['page', 'meta'],
  ['data', 'stem'],
  ['data', '__hash'],
  ['page', '__sort'],
] as const)('a %s cannot have a field named "%s"', ([type, field]) => {
  expect(check({ docs: withFields(type, field) })).toEqual([
    `config/reserved: The field "${field}" of the collection "docs" is reserved.`,
  ]);
});

test.for(['a"b', 'a b', '1a', 'a-b', ''])('rejects the field %j', (field) => {
  expect(check({ docs: withFields('data', field) })).toHaveLength(1);
});

test.for([
  [{ markdown: { tocDepth: 7 } }, 'config/markdown: The tocDepth 7 is not a heading level.'],
  [{ markdown: { excerptSeparator: '---' } }, 'config/markdown: The excerptSeparator "---" is not an HTML comment.'],
  [{ csv: { separator: ';;' } }, 'config/csv: The CSV separator ";;" is not valid.'],
] as const)('rejects %j', ([options, error]) => {
  const errors = checkConfig(defineContent({ locales: ['en'], collections: { docs: withFields('page') }, ...options }));
  expect(errors.map(({ code, message }) => `${code}: ${message}`)).toEqual([error]);
});

test('an index needs fields and a unique name', () => {
  const docs = { ...withFields('data', 'rank'), indexes: [{ columns: ['rank'], name: 'ranks' }] };
  expect(check({ docs })).toEqual([]);
  expect(check({ docs, pages: { ...docs, indexes: [{ columns: ['rank'], name: 'Ranks' }] } })).toEqual([
    'config/index: Two indexes have the name "ranks".',
  ]);
  expect(check({ docs: { ...docs, indexes: [{ columns: [] }] } })).toEqual([
    'config/index: An index of the collection "docs" has no fields.',
  ]);
  expect(check({ docs: { ...docs, indexes: [{ columns: ['rank'], name: 'a; DROP TABLE b' }] } })).toEqual([
    'config/index: "a; DROP TABLE b" of the collection "docs" is not a valid name of an index.',
  ]);
});

test('a collection needs a source, and columns if its schema lists no fields; an index needs its field', () => {
  expect(check({ docs: defineCollection({ type: 'data', source: '**', schema: schemaWithoutFields }) })).toEqual([
    'config/columns: The fields of the collection "docs" cannot be read from its schema.',
  ]);
  expect(check({ docs: { ...withFields('data'), indexes: [{ columns: ['rank'] }] } })).toEqual([
    'config/index: The collection "docs" has no field "rank" to index.',
  ]);
  expect(check({ docs: defineCollection({ type: 'data', source: [] }) })).toEqual([
    'config/source: The collection "docs" has no source.',
  ]);
});
