import { z } from 'zod';
import { isSafeAddress } from '../parse/safe-address.ts';
import { UNSAFE_ADDRESS } from './address-schema.ts';
import { NOT_A_PATH, isFormerPath } from '../parse/former-path.ts';
import type { DocumentBody } from '../parse/document.ts';

/** Fields that every row of a data collection has. */
export const dataSchema = z.object({
  id: z.string(),
  extension: z.string(),
  /** What the author wrote beyond the fields of the schema. */
  meta: z.record(z.string(), z.unknown()),
  stem: z.string(),
});

/** Fields that every page has. */
export const pageSchema = z.object({
  id: z.string(),
  title: z.string(),
  body: z.custom<DocumentBody>(),
  description: z.string(),
  extension: z.string(),
  meta: z.record(z.string(), z.unknown()),
  navigation: z.union([z.boolean(), z.record(z.string(), z.unknown())]).nullable(),
  path: z.string(),
  /** Paths that the page had before. A site redirects them to it. */
  redirectFrom: z.array(z.string().refine(isFormerPath, { error: NOT_A_PATH })).nullable(),
  seo: z.looseObject({
    image: z
      .unknown()
      .refine((image) => typeof image !== 'string' || isSafeAddress(image), { error: UNSAFE_ADDRESS })
      .meta({ editor: { input: 'image' } })
      .optional(),
  }),
  stem: z.string(),
});

export type CollectionType = 'page' | 'data';
export type DataFields = z.output<typeof dataSchema>;
export type PageFields = z.output<typeof pageSchema>;

export function commonFields(type: CollectionType): string[] {
  return Object.keys(type === 'page' ? pageSchema.shape : dataSchema.shape);
}
