import { addressSchema } from '@recto/content';
import { z } from 'zod';

/** Where a button leads. */
export const linkSchema = z.object({ label: z.string(), to: addressSchema.meta({ editor: { input: 'page' } }) });

const pictureSchema = addressSchema.meta({ editor: { input: 'image' } });

/** A picture, and the same for dark pages where it comes in two colours. */
export const imageSchema = z.object({
  src: pictureSchema,
  dark: pictureSchema.optional(),
  alt: z.string().default(''),
});
