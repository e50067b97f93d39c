import { defineCollection } from '@recto/content';
import type { SourceConfig } from '@recto/content';
import { z } from 'zod';

/** Pages with no fields of their own but those that a site adds. */
export function pageCollection(source: SourceConfig, fields: z.ZodObject = z.object({})) {
  const schema = fields as typeof NO_FIELDS;
  return defineCollection({ type: 'page', source, schema, raw: true, search: true });
}

const NO_FIELDS = z.object({});

export type PageCollection = ReturnType<typeof pageCollection>;
