/** Type tests: what must and must not compile, checked by `tsc`. */
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { z } from 'zod';
import { defineCollection } from './collection.ts';
import type { Row } from './collection.ts';

const posts = defineCollection({
  type: 'page',
  source: 'blog/**',
  schema: z.object({ date: z.coerce.date(), tags: z.array(z.string()).default([]) }),
  indexes: ['date', 'path', { columns: ['date', 'title'], unique: true, name: 'posts_by_date' }],
});
const prices = defineCollection({ type: 'data', source: 'prices.csv', schema: z.object({ price: z.number() }) });
const info = defineCollection({ type: 'data', source: 'info/**' });

declare const foreign: StandardSchemaV1<unknown, { rank: number }>;
const ranks = defineCollection({ type: 'data', source: '**', schema: foreign, columns: { rank: 'integer' } });

export function aRowHasExactlyItsFields(
  post: Row<typeof posts>,
  price: Row<typeof prices>,
  note: Row<typeof info>,
  rank: Row<typeof ranks>,
): unknown[] {
  const date: string = post.date;
  const path: string = post.path;
  const amount: number = price.price;
  const stem: string = note.stem;
  const rankNumber: number = rank.rank;
  // @ts-expect-error -- a date is returned as text
  const point: Date = post.date;
  return [
    [date, path, amount, stem, rankNumber, point],
    // @ts-expect-error -- data has no path
    price.path,
    // @ts-expect-error -- data has no navigation
    note.navigation,
    // @ts-expect-error -- a schema without fields allows none
    note['anything'],
    // @ts-expect-error -- the schema has no such field
    price.prize,
    // @ts-expect-error -- the schema has no such field
    rank.rnak,
  ];
}

export const wrong = [
  // @ts-expect-error -- the field to index does not exist
  defineCollection({ type: 'page', source: '**', schema: z.object({ rank: z.int() }), indexes: ['rnak'] }),
  // @ts-expect-error -- a field of an index of several fields does not exist
  defineCollection({ type: 'data', source: '**', indexes: [{ columns: ['stem', 'rnak'] }] }),
  // @ts-expect-error -- data has no path to index
  defineCollection({ type: 'data', source: '**', indexes: ['path'] }),
  // @ts-expect-error -- the collection type does not exist
  defineCollection({ type: 'pages', source: '**' }),
  // @ts-expect-error -- the column type does not exist
  defineCollection({ type: 'data', source: '**', columns: { rank: 'int' } }),
];
