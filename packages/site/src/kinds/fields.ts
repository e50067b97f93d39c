import { urlSchema } from '@recto/content';
import { z } from 'zod';

/** Schema of a button: its label and its URL. */
export const linkSchema = z.object({ label: z.string(), to: urlSchema.meta({ editor: { input: 'page' } }) });

const pictureSchema = urlSchema.meta({ editor: { input: 'image' } });

/** Schema of an image, with an optional variant for dark mode. */
export const imageSchema = z.object({
  src: pictureSchema,
  dark: pictureSchema.optional(),
  alt: z.string().default(''),
});
