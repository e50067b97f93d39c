import { urlSchema, defineCollection } from '@recto/content';
import type { SourceConfig } from '@recto/content';
import { z } from 'zod';
import { linkSchema } from '../fields.ts';

const docsSchema = z.object({
  /** Buttons below the description. */
  links: z.array(linkSchema).default([]),
  /** `false` hides the link for editing the page; a URL replaces it. */
  editLink: z.union([z.boolean(), urlSchema]).default(true),
});

/**
 * Builds the collection of documentation pages, ordered by the numbers in their file names. Their markdown source is
 * stored, so that pages can be copied as markdown.
 */
export function docsCollection(source: SourceConfig, fields?: z.ZodObject) {
  const schema = fields ? docsSchema.extend(fields.shape) : docsSchema;
  return defineCollection({ type: 'page', source, schema: schema as typeof docsSchema, raw: true, search: true });
}

/** Type of the collection that `docsCollection` builds. */
export type DocsCollection = ReturnType<typeof docsCollection>;
