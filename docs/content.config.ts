import { addressSchema, defineCollection, defineContent } from '@recto/content';
import {
  docsCollection,
  infoCollection,
  landingCollection,
  postCollection,
  pricingCollection,
} from '@recto/screens/collections';
import { z } from 'zod';
import { CATEGORIES, LICENSES } from './app/gallery/kinds.ts';
import { openBooks } from './build/open-books.ts';

const text = z.string();

export default defineContent({
  locales: ['en', 'fr', 'de', 'es', 'pt_br', 'ja', 'zh_cn', 'ar'],
  links: ['/blog', '/changelog', '/templates', '/demo/**'],
  collections: {
    landing: landingCollection('{index,studio/index}.md'),
    docs: docsCollection(),
    pricing: pricingCollection(['solo', 'team', 'unlimited'], 'studio/pricing.{md,yml}'),
    templates: defineCollection({
      type: 'page',
      source: 'templates/**',
      schema: z.object({
        baseDir: text.default(''),
        branch: text.default('main'),
        category: z.enum(CATEGORIES),
        demo: addressSchema,
        draft: z.boolean().default(false),
        image1: addressSchema,
        image2: addressSchema.optional(),
        image3: addressSchema.optional(),
        licenseType: z.enum(LICENSES).default('free'),
        mainScreen: addressSchema,
        name: text,
        owner: text,
        slug: text,
        subtitle: text.default(''),
      }),
      indexes: ['slug', 'category'],
      raw: true,
      search: true,
    }),
    posts: postCollection('{blog,changelog}/**'),
    info: infoCollection(),
  },
  transformers: [openBooks],
});
