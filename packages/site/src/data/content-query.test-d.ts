import { defineCollection, defineContent } from '@recto/content';
import { expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { defineContentQuery } from './content-query.ts';

const config = defineContent({
  locales: ['en'],
  collections: {
    posts: defineCollection({ type: 'page', source: 'blog/**', schema: z.object({ date: z.iso.date() }) }),
  },
});
const useContentQuery = defineContentQuery<typeof config>();

test('types the data by the query', () => {
  const result = useContentQuery('latest', (query) => query('posts').select('title', 'date').first());
  expectTypeOf(result.data).toEqualTypeOf<{ title: string; date: string } | null | undefined>();
  expectTypeOf(result.status).toEqualTypeOf<'idle' | 'pending' | 'success' | 'error'>();
  if (result.status === 'success') expectTypeOf(result.data).toEqualTypeOf<{ title: string; date: string } | null>();
});

test('rejects a collection that does not exist', () => {
  // @ts-expect-error -- there is no such collection
  const result = useContentQuery('latest', (query) => query('pages').first());
  expectTypeOf(result).toBeObject();
});
