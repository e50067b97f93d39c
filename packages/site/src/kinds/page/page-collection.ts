import { defineCollection } from '@recto/content';
import type { SourceConfig } from '@recto/content';
import { z } from 'zod';

/** Builds a collection of pages whose only additional fields are those of the site. */
export function pageCollection(source: SourceConfig, fields: z.ZodObject = z.object({})) {
  const schema = fields as typeof NO_FIELDS;
  return defineCollection({ type: 'page', source, schema, raw: true, search: true });
}

const NO_FIELDS = z.object({});

/** Type of the collection that `pageCollection` builds. */
export type PageCollection = ReturnType<typeof pageCollection>;
