import { urlSchema, defineCollection } from '@recto/content';
import type { SourceConfig } from '@recto/content';
import { z } from 'zod';
import { imageSchema } from '../fields.ts';

const text = z.string();

const authorSchema = z.object({
  slug: text.optional(),
  username: text.optional(),
  name: text,
  to: urlSchema.optional(),
  avatar: imageSchema.optional(),
});

const postSchema = z.object({
  authors: z.array(authorSchema).default([]),
  categories: z.array(text).default([]),
  category: text.default(''),
  date: z.iso.date(),
  draft: z.boolean().default(false),
  image: imageSchema.optional(),
  version: text.default(''),
});

/** Builds the collection of pages with a date, for a blog, a changelog, or both. */
export function postCollection(source: SourceConfig, fields?: z.ZodObject) {
  const schema = (fields ? postSchema.extend(fields.shape) : postSchema) as typeof postSchema;
  return defineCollection({ type: 'page', source, schema, indexes: ['date'], raw: true, search: true });
}

/** Type of the collection that `postCollection` builds. */
export type PostCollection = ReturnType<typeof postCollection>;
