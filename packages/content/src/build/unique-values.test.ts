import { expect, test } from 'vitest';
import { z } from 'zod';
import { createTestSite } from '../../fixtures/build/test-site.ts';
import { defineCollection, defineContent } from '../collections/collection.ts';
import { listUniqueValues } from './unique-values.ts';

const people = defineCollection({
  type: 'data',
  source: 'people/**',
  schema: z.object({ name: z.string(), room: z.string().optional() }),
  indexes: ['room', { columns: ['name', 'room'], unique: true, name: 'places' }],
});
const config = defineContent({ locales: ['en', 'fr'], collections: { people } });

test('only the fields of unique indexes count, and only if all have a value', () => {
  expect(listUniqueValues(people, { name: 'Ada', room: '1' }, 'en')).toEqual(['name "Ada", room "1", language en']);
  expect(listUniqueValues(people, { name: 'Ada', room: '1' }, undefined)).toEqual(['name "Ada", room "1"']);
  expect(listUniqueValues(people, { name: 'Ada', room: null }, 'en')).toEqual([]);
});

test('two files of one language with the same values are an error that names both', async () => {
  const { build } = createTestSite(config, {
    'en/people/a.yml': 'name: Ada\nroom: "1"',
    'en/people/b.yml': 'name: Ada\nroom: "1"',
    'en/people/c.yml': 'name: Ada',
    'en/people/d.yml': 'name: Ada',
    'fr/people/a.yml': 'name: Ada\nroom: "1"',
  });
  expect((await build()).errors.map(String)).toEqual([
    expect.stringContaining(
      'en/people/b.yml: This file and en/people/a.yml have the same values in a unique index of the collection "people": name "Ada", room "1", language en.',
    ),
  ]);
});

test('two rows of one file with the same values are an error', async () => {
  const { build } = createTestSite(config, { 'en/people/all.csv': 'name,room\nAda,1\nBo,1\nAda,1\n' });
  expect((await build()).errors.map(({ code, message }) => [code, message])).toEqual([
    ['row/not-unique', expect.stringContaining('Two rows have the same values')],
  ]);
});

test('values may move from one file to another between two builds', async () => {
  const { build, write, rows } = createTestSite(config, {
    'en/people/a.yml': 'name: Ada\nroom: "1"',
    'en/people/b.yml': 'name: Ada\nroom: "2"',
  });
  const configFile = new URL('../../fixtures/build/content.config.ts', import.meta.url).pathname;
  expect((await build({ configFile, threads: 0 })).errors).toEqual([]);
  write({ 'en/people/a.yml': 'name: Ada\nroom: "2"', 'en/people/b.yml': 'name: Ada\nroom: "1"' });
  expect((await build({ configFile, threads: 0 })).errors).toEqual([]);
  expect((await rows('people')).map(({ room }) => room)).toEqual(['2', '1']);
});
