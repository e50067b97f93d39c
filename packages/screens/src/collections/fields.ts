import { z } from 'zod';

/** Where a button leads. */
export const linkSchema = z.object({ label: z.string(), to: z.string() });

/** A picture, and the same for dark pages where it comes in two colours. */
export const imageSchema = z.object({
  src: z.string(),
  dark: z.string().optional(),
  alt: z.string().default(''),
});
