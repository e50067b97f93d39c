import { z } from 'zod';
import type { DocumentBody } from '../parse/document.ts';

/** Fields that every page has. */
export const pageSchema = z.object({
  id: z.string(),
  title: z.string(),
  body: z.custom<DocumentBody>().meta({ column: 'json' }),
  description: z.string(),
  extension: z.string(),
  meta: z.record(z.string(), z.unknown()),
  navigation: z.union([z.boolean(), z.record(z.string(), z.unknown())]).nullable(),
  path: z.string(),
  seo: z.record(z.string(), z.unknown()),
  stem: z.string(),
});

export type PageFields = z.output<typeof pageSchema>;

/** What a person writes in `content.config.ts`. */
export interface CollectionConfig<Schema extends z.ZodObject = z.ZodObject> {
  /** A `page` has a path and a place in navigation. */
  type: 'page';
  /** Files of the collection, as glob patterns below the content folder (below each language's folder where there are several). */
  source: string | readonly string[];
  /** Fields of its own, beside those of every page. */
  schema?: Schema;
}

/** What the engine reads: every default filled in. */
export interface Collection<Schema extends z.ZodObject = z.ZodObject> {
  type: 'page';
  source: readonly string[];
  schema: Schema;
}

export interface ContentConfig<Collections extends Record<string, Collection> = Record<string, Collection>> {
  /** Enabled languages, the default first. Several mean one folder and one path prefix a language. */
  locales: readonly [string, ...string[]];
  collections: Collections;
}

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- no field is exactly what is meant
type NoFields = z.ZodObject<Record<never, never>>;

export function defineCollection<Schema extends z.ZodObject = NoFields>(
  config: CollectionConfig<Schema>,
): Collection<Schema> {
  const { type, source, schema = z.object({}) as Schema } = config;
  return { type, source: typeof source === 'string' ? [source] : source, schema };
}

export function defineContent<Collections extends Record<string, Collection>>(
  config: ContentConfig<Collections>,
): ContentConfig<Collections> {
  return config;
}

/** A row of a collection, as queries answer it. */
export type Row<C extends Collection> = PageFields & z.output<C['schema']>;
