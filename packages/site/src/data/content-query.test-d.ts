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
  const asked = useContentQuery('latest', (query) => query('posts').select('title', 'date').first());
  expectTypeOf(asked.data).toEqualTypeOf<{ title: string; date: string } | null | undefined>();
  expectTypeOf(asked.status).toEqualTypeOf<'idle' | 'pending' | 'success' | 'error'>();
  if (asked.status === 'success') expectTypeOf(asked.data).toEqualTypeOf<{ title: string; date: string } | null>();
});

test('rejects a collection that does not exist', () => {
  // @ts-expect-error -- there is no such collection
  const asked = useContentQuery('latest', (query) => query('pages').first());
  expectTypeOf(asked).toBeObject();
});
