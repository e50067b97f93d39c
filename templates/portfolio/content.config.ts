import { defineCollection, defineContent } from '@recto/content';
import { imageSchema, pageCollection } from '@recto/screens/collections';
import { z } from 'zod';

const projects = defineCollection({
  type: 'page',
  source: 'work/**/*.md',
  schema: z.object({
    year: z.int(),
    /** Name of a file in `content/kinds`. */
    kind: z.string(),
    /** What you did for it. */
    role: z.string(),
    cover: imageSchema,
    /** Further pictures, in the order they are shown. */
    images: z.array(imageSchema).default([]),
    draft: z.boolean().default(false),
  }),
  indexes: ['kind'],
  search: true,
});

export default defineContent({
  locales: ['en'],
  collections: { pages: pageCollection('*.md'), projects, kinds: pageCollection('kinds/**') },
});
