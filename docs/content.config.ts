import { defineCollection, defineContent } from '@recto/content';
import { z } from 'zod';

const text = z.string();
const link = z.object({ label: text, to: text });
/** A picture, and the same for dark pages where it comes in two colours. */
const image = z.object({ src: text, dark: text.optional(), alt: text.default('') });
const author = z.object({
  slug: text.optional(),
  username: text.optional(),
  name: text,
  to: text.optional(),
  avatar: image.optional(),
});

const plan = z.object({
  title: text,
  description: text.default(''),
  price: text,
  cycle: text.default(''),
  features: z.array(text).default([]),
  button: z.object({ label: text, to: text, target: text.optional(), color: text.optional() }),
  highlight: z.boolean().default(false),
  badge: text.optional(),
});

/** A line of the comparison: a leaf says which plans have it, a group holds further lines. */
const feature = z.object({
  title: text,
  description: text.optional(),
  plans: z.array(text).optional(),
  value: z.array(text).length(3).optional(),
  soon: z.boolean().optional(),
  get includes() {
    return z.array(feature).optional();
  },
});

export default defineContent({
  locales: ['en', 'ar'],
  collections: {
    landing: defineCollection({ type: 'page', source: '{index,studio/index}.md' }),
    docs: defineCollection({
      type: 'page',
      source: 'docs/**',
      schema: z.object({ links: z.array(link).default([]) }),
      raw: true,
    }),
    pricing: defineCollection({
      type: 'page',
      source: 'studio/pricing.{md,yml}',
      schema: z.object({
        plans: z.object({ solo: plan, team: plan, unlimited: plan }),
        onboarding: z.object({ title: text, image: z.object({ dark: text, light: text }) }),
        features: z.object({ title: text, description: text.default(''), includes: z.array(feature) }),
      }),
    }),
    templates: defineCollection({
      type: 'page',
      source: 'templates/**',
      schema: z.object({
        baseDir: text.default(''),
        branch: text.default('main'),
        category: z.enum(['docs', 'blog', 'minimal', 'saas', 'portfolio']),
        demo: text,
        draft: z.boolean().default(false),
        image1: text,
        image2: text.optional(),
        image3: text.optional(),
        licenseType: z.enum(['free', 'paid']).default('free'),
        mainScreen: text,
        name: text,
        owner: text,
        slug: text,
        subtitle: text.default(''),
      }),
      indexes: ['slug', 'category'],
    }),
    posts: defineCollection({
      type: 'page',
      source: '{blog,changelog}/**',
      schema: z.object({
        authors: z.array(author).default([]),
        categories: z.array(text).default([]),
        category: text.default(''),
        date: z.iso.date(),
        draft: z.boolean().default(false),
        image: image.optional(),
      }),
      indexes: ['date'],
    }),
    info: defineCollection({ type: 'data', source: 'info/**' }),
  },
});
