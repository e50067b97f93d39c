import { defineCollection, defineContent } from '@recto/content';
import { z } from 'zod';

const link = z.object({ label: z.string(), to: z.string() });

export default defineContent({
  locales: ['en', 'ar'],
  collections: {
    landing: defineCollection({ type: 'page', source: 'index.md' }),
    docs: defineCollection({
      type: 'page',
      source: 'docs/**',
      schema: z.object({ links: z.array(link).default([]) }),
    }),
  },
});
