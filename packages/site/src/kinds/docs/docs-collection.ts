import { addressSchema, defineCollection } from '@recto/content';
import type { SourceConfig } from '@recto/content';
import { z } from 'zod';
import { linkSchema } from '../fields.ts';

const docsSchema = z.object({
  /** Buttons below the description. */
  links: z.array(linkSchema).default([]),
  /** `false` for a page that is not to be edited, or the address at which it is edited. */
  editLink: z.union([z.boolean(), addressSchema]).default(true),
});

/** Pages of a documentation, ordered by the numbers in their names. Their text is kept, so that they can be taken along. */
export function docsCollection(source: SourceConfig, fields?: z.ZodObject) {
  const schema = fields ? docsSchema.extend(fields.shape) : docsSchema;
  return defineCollection({ type: 'page', source, schema: schema as typeof docsSchema, raw: true, search: true });
}

export type DocsCollection = ReturnType<typeof docsCollection>;
