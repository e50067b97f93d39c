import { addressSchema } from '@recto/content';
import { z } from 'zod';

const name = z.string().min(1);
const localPath = z.string().startsWith('/', "Write a path of the site, beginning with '/'.");

const colorNames = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'] as const;

/** An entry of the header: where it leads, and when it counts as the open one. */
export interface HeaderEntryConfig {
  label: string;
  to: string;
  icon?: string | undefined;
  activeOn?: readonly string[] | undefined;
  notActiveOn?: readonly string[] | undefined;
  badge?: { label: string; color?: (typeof colorNames)[number] | undefined } | undefined;
  description?: string | undefined;
  target?: '_blank' | undefined;
  children?: readonly HeaderEntryConfig[] | undefined;
}

export const headerEntrySchema: z.ZodType<HeaderEntryConfig, HeaderEntryConfig> = z.strictObject({
  /** Its text, or the key of a text in the language packs. */
  label: name,
  /** Where it leads, without language: `/docs`. */
  to: addressSchema,
  /** Name of an icon: `lucide:book-open`. */
  icon: name.optional(),
  /** Paths on which the entry is marked as open: `/docs/**`. Its own and those below it, unless named here. */
  activeOn: z.array(localPath).readonly().optional(),
  /** Paths on which it is not marked, although it would be. */
  notActiveOn: z.array(localPath).readonly().optional(),
  /** A word beside it. */
  badge: z
    .strictObject({
      /** The word, or the key of a text in the language packs. */
      label: name,
      /** What the word is for. */
      color: z.enum(colorNames).optional(),
    })
    .optional(),
  /** A sentence about it, in a menu. */
  description: z.string().optional(),
  /** Opens it in a new tab. */
  target: z.literal('_blank').optional(),
  /** Entries of the menu that it opens. */
  get children() {
    return z.array(headerEntrySchema).readonly().optional();
  },
});

export const linkEntrySchema = z.strictObject({
  /** Its text, or the key of a text in the language packs. */
  label: name,
  /** Where it leads, without language. */
  to: addressSchema,
});
