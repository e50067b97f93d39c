import { z } from 'zod';
import { isSafeUrl } from '../allow-list/safe-url.ts';
import { UNSAFE_URL } from './url-schema.ts';
import { INVALID_FORMER_PATH, isFormerPath } from '../parse/former-path.ts';
import type { DocumentBody } from '../parse/document.ts';

/** Fields of every row of a data collection. */
export const dataSchema = z.object({
  id: z.string(),
  extension: z.string(),
  /** Fields of the front matter that are not in the schema. */
  meta: z.record(z.string(), z.unknown()),
  stem: z.string(),
});

/** Fields of every page. */
export const pageSchema = z.object({
  id: z.string(),
  title: z.string(),
  body: z.custom<DocumentBody>(),
  description: z.string(),
  extension: z.string(),
  meta: z.record(z.string(), z.unknown()),
  navigation: z.union([z.boolean(), z.record(z.string(), z.unknown())]).nullable(),
  path: z.string(),
  /** Former paths of the page, which a site redirects to it. */
  redirectFrom: z.array(z.string().refine(isFormerPath, { error: INVALID_FORMER_PATH })).nullable(),
  seo: z.looseObject({
    image: z
      .unknown()
      .refine((image) => typeof image !== 'string' || isSafeUrl(image), { error: UNSAFE_URL })
      .meta({ editor: { input: 'image' } })
      .optional(),
  }),
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
