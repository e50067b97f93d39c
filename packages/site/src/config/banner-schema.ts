import { urlSchema } from '@recto/content';
import { z } from 'zod';

const text = z.string().min(1);

/** Option `banner`: the text above the header of every page, with or without options. */
export const bannerSchema = z.union([
  text,
  z.strictObject({
    /** One line of markdown: text, links, emphasis, code. Or an object with one line for each language, by its code. */
    text: z.union([text, z.record(text, text)]),
    /** Makes the whole text a link: a path without the language, or a URL of another site. */
    to: urlSchema.optional(),
    /** Whether visitors can close the banner. It stays closed for them until its text changes. */
    dismissible: z.boolean().default(true),
  }),
]);
