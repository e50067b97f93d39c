import { defineCollection, defineContent } from '@recto/content';
import { z } from 'zod';

export default defineContent({
  locales: ['en', 'ar'],
  collections: {
    notes: defineCollection({
      type: 'page',
      source: 'notes/**',
      schema: z.object({ date: z.iso.date(), tags: z.array(z.string()), author: z.string() }),
    }),
    authors: defineCollection({
      type: 'data',
      source: 'authors/**',
      schema: z.object({ slug: z.string(), name: z.string() }),
    }),
  },
});
