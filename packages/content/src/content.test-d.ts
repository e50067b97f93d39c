/** Type tests: what must and must not compile, checked by `tsc`. */
import { z } from 'zod';
import { defineCollection, defineContent } from './collections/collection.ts';
import type { Content } from './content.ts';
import type { DocumentBody } from './parse/document.ts';

const config = defineContent({
  locales: ['en'],
  collections: {
    docs: defineCollection({
      type: 'page',
      source: 'docs/**',
      schema: z.object({ rank: z.int(), tags: z.array(z.string()), note: z.string().optional() }),
    }),
    blog: defineCollection({ type: 'page', source: 'blog/**' }),
  },
});

export async function aRowHasTheFieldsOfItsSchema(content: Content<(typeof config)['collections']>): Promise<unknown> {
  const [row] = await content.query('docs').all();
  if (!row) return undefined;
  const rank: number = row.rank;
  const tags: string[] = row.tags;
  const note: string | undefined = row.note;
  const title: string = row.title;
  const body: DocumentBody = row.body;
  // @ts-expect-error -- rank is a number
  const text: string = row.rank;
  // @ts-expect-error -- an optional field can be missing
  const always: string = row.note;
  // @ts-expect-error -- the field does not exist
  const unknown: unknown = row.rnak;
  return [rank, tags, note, title, body, text, always, unknown];
}

export async function firstCanBeNull(content: Content<(typeof config)['collections']>): Promise<unknown> {
  const row = await content.query('docs').first();
  // @ts-expect-error -- the row may not exist
  const title: string = row.title;
  return [title, row?.title];
}

export async function aChoiceOfFieldsNarrowsTheRow(content: Content<(typeof config)['collections']>): Promise<unknown> {
  const row = await content.query('docs').select('title', 'rank').first();
  if (!row) return undefined;
  const title: string = row.title;
  const rank: number = row.rank;
  // @ts-expect-error -- path was not selected
  const path: unknown = row.path;
  return [title, rank, path];
}

export function namesAndOperatorsAreChecked(content: Content<(typeof config)['collections']>): unknown[] {
  return [
    content.query('docs').where('rank', '=', 3).where('title', 'LIKE', 'A%'),
    // @ts-expect-error -- the collection does not exist
    content.query('doc'),
    // @ts-expect-error -- the field does not exist
    content.query('docs').where('rnak', '=', 3),
    // @ts-expect-error -- the field does not exist
    content.query('docs').select('titel'),
    // @ts-expect-error -- the operator does not exist
    content.query('docs').where('rank', '=>', 3),
    // @ts-expect-error -- a value is a string, a number, a boolean or null
    content.query('docs').where('rank', '=', { or: 1 }),
    content.query('blog').where('title', '=', 'A'),
    // @ts-expect-error -- rank is a field of docs only
    content.query('blog').where('rank', '=', 3),
    // @ts-expect-error -- the field does not exist
    content.query('docs').order('rnak', 'ASC'),
    // @ts-expect-error -- the direction does not exist
    content.query('docs').order('rank', 'UP'),
    content.query('docs').count('rank', true),
    // @ts-expect-error -- the field does not exist
    content.query('docs').count('rnak'),
  ];
}

export function aChoiceOfFieldsKeepsEveryFieldToAskBy(content: Content<(typeof config)['collections']>): unknown[] {
  const chosen = content.query('docs').select('title');
  return [
    chosen.where('rank', '>', 3).order('path', 'DESC').path('/a').count('tags'),
    chosen.orWhere((group) => group.where('rank', '=', 1).andWhere((inner) => inner.where('path', '=', '/a'))),
    // @ts-expect-error -- the field does not exist in a group
    chosen.orWhere((group) => group.where('rnak', '=', 1)),
    // @ts-expect-error -- a group must return its conditions
    chosen.orWhere((group) => void group.where('rank', '=', 1)),
  ];
}

export function anOperatorSaysWhatItComparesWith(content: Content<(typeof config)['collections']>): unknown[] {
  const docs = content.query('docs');
  return [
    docs.where('note', '=', null).where('note', 'IS NULL').where('note', 'IN', ['a', null]),
    docs.where('rank', 'BETWEEN', [1, 2]).where('tags', 'CONTAINS', 'a'),
    // @ts-expect-error -- a value is missing
    docs.where('rank', '='),
    // @ts-expect-error -- IN needs a list
    docs.where('rank', 'IN', 1),
    // @ts-expect-error -- BETWEEN needs two bounds
    docs.where('rank', 'BETWEEN', [1]),
    // @ts-expect-error -- null cannot be compared by size
    docs.where('rank', '>', null),
    // @ts-expect-error -- IS NULL has no value
    docs.where('rank', 'IS NULL', 1),
  ];
}

export const howFieldsAreEditedIsTyped = [
  z.string().meta({ editor: { input: 'image' } }),
  // @ts-expect-error -- the input does not exist
  z.string().meta({ editor: { input: 'picture' } }),
];
