import { z } from 'zod';
import { isSafeUrl } from '../allow-list/safe-url.ts';
import { UNSAFE_URL } from './url-schema.ts';
import { INVALID_FORMER_PATH, isFormerPath } from '../parse/former-path.ts';
import type { DocumentBody } from '../parse/document.ts';

/** Fields of every row of a data collection. */
export const dataSchema = z.object({
  /** Identifies the row in its collection. */
  id: z.string(),
  /** Extension of the file. */
  extension: z.string(),
  /** Fields of the front matter that are not in the schema. */
  meta: z.record(z.string(), z.unknown()),
  /** Path of the file in the content folder, without its extension. */
  stem: z.string(),
});

/** Fields of every page. */
export const pageSchema = z.object({
  /** Identifies the row in its collection. */
  id: z.string(),
  /** Title of the page. */
  title: z.string(),
  /** Parsed body. */
  body: z.custom<DocumentBody>(),
  /** Description of the page; empty for none. */
  description: z.string(),
  /** Extension of the file. */
  extension: z.string(),
  /** Fields of the front matter that are not in the schema. */
  meta: z.record(z.string(), z.unknown()),
  /** `false` hides the page in the navigation; an object sets fields of its item. */
  navigation: z.union([z.boolean(), z.record(z.string(), z.unknown())]).nullable(),
  /** URL path of the page. */
  path: z.string(),
  /** Former paths of the page, which a site redirects to it. */
  redirectFrom: z.array(z.string().refine(isFormerPath, { error: INVALID_FORMER_PATH })).nullable(),
  /** Metadata for search engines. */
  seo: z.looseObject({
    image: z
      .unknown()
      .refine((image) => typeof image !== 'string' || isSafeUrl(image), { error: UNSAFE_URL })
      .meta({ editor: { input: 'image' } })
      .optional(),
  }),
  /** Path of the file in the content folder, without its extension. */
  stem: z.string(),
});

/** `page` has a path and a position in the navigation; `data` has neither. */
export type CollectionType = 'page' | 'data';
/** Common fields of a row of data. */
export type DataFields = z.output<typeof dataSchema>;
/** Common fields of a page. */
export type PageFields = z.output<typeof pageSchema>;

/** Names of the fields that every row of a collection has. */
export function commonFields(type: CollectionType): string[] {
  return Object.keys(type === 'page' ? pageSchema.shape : dataSchema.shape);
}
