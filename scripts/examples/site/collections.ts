import { defineCollection } from '@recto/content';
import { z } from 'zod';

/** Optional, because the site of a page may have files of one collection only. */
const files = (include: string) => ({ include, optional: true });

/** Collections that pages use without showing their configuration. */
export const collections = {
  pages: defineCollection({ type: 'page', source: files('pages/**') }),
  docs: defineCollection({ type: 'page', source: 'docs/**' }),
  blog: defineCollection({
    type: 'page',
    source: files('blog/*.md'),
    schema: z.object({
      date: z.iso.date(),
      tags: z.array(z.string()).default([]),
      category: z.string().optional(),
      rating: z.number().optional(),
      draft: z.boolean().default(false),
    }),
    indexes: ['date'],
  }),
  posts: defineCollection({ type: 'page', source: files('posts/**'), schema: z.object({ date: z.iso.date() }) }),
  team: defineCollection({
    type: 'data',
    source: files('team/*.yml'),
    schema: z.object({ name: z.string(), role: z.string().default('Writer') }),
  }),
  prices: defineCollection({
    type: 'data',
    source: files('prices/*.csv'),
    schema: z.object({ item: z.string(), price: z.coerce.number(), stock: z.coerce.number().int() }),
  }),
};
