import { addressSchema } from '@recto/content';
import { z } from 'zod';

const words = z.string().min(1);

export const bannerSchema = z.union([
  words,
  z.strictObject({
    /** One line of markdown: words, links, emphasis, code. Or one for each language, by its code. */
    text: z.union([words, z.record(words, words)]),
    /** Makes the whole text a link: a path without language, or an address of another site. */
    to: addressSchema.optional(),
    /** Visitors can close it. It stays closed for them until its text changes. */
    dismissible: z.boolean().default(true),
  }),
]);
