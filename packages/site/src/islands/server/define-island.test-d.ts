import { defineCollection, defineContent } from '@recto/content';
import { expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { defineIsland } from './define-island.ts';
import type { IslandContext } from './define-island.ts';

const config = defineContent({
  locales: ['en'],
  collections: { posts: defineCollection({ type: 'page', source: 'blog/**' }) },
});

test('infers the properties from the schema and the data from the loader', () => {
  const island = defineIsland({
    props: z.object({ most: z.int().default(3) }),
    load({ props }) {
      expectTypeOf(props).toEqualTypeOf<{ most: number }>();
      return props.most;
    },
    render({ props, data }) {
      expectTypeOf(props).toEqualTypeOf<{ most: number }>();
      expectTypeOf(data).toEqualTypeOf<number>();
      return null;
    },
  });
  expectTypeOf(island.middleware).toEqualTypeOf<readonly string[] | undefined>();
});

test('the context of the loader has the types of the collections', () => {
  const island = defineIsland({
    props: z.object({}),
    load: async ({ content }: IslandContext<typeof config>) => await content.query('posts').select('title').first(),
    render({ data }) {
      expectTypeOf(data).toEqualTypeOf<{ title: string } | null>();
      return null;
    },
  });
  expectTypeOf(island.load).not.toBeNever();
});
