import { urlSchema } from '@recto/content';
import { z } from 'zod';
import { localPath } from './local-path.ts';

const nonEmptyText = z.string().min(1);

const colorNames = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'] as const;

/** An entry of the header. */
export interface HeaderEntryConfig {
  /** Text of the entry, or its key in the language packs. */
  label: string;
  /** Target of the link: a path without the language, or a URL. */
  to: string;
  /** Name of an icon: `lucide:book-open`. */
  icon?: string | undefined;
  /** Paths on which the entry is marked as active. */
  activeOn?: readonly string[] | undefined;
  /** Paths on which the entry is not marked as active, although `activeOn` matches. */
  notActiveOn?: readonly string[] | undefined;
  /** Badge beside the text. */
  badge?: { label: string; color?: (typeof colorNames)[number] | undefined } | undefined;
  /** Description of the entry, shown in a menu. */
  description?: string | undefined;
  /** Opens the link in a new tab. */
  target?: '_blank' | undefined;
  /** Entries of its menu. */
  children?: readonly HeaderEntryConfig[] | undefined;
}

/** Options of an entry of the header. */
export const headerEntrySchema: z.ZodType<HeaderEntryConfig, HeaderEntryConfig> = z.strictObject({
  /** Text of the entry, or its key in the language packs. */
  label: nonEmptyText,
  /** Target of the link: a path without the language (`/docs`), or a URL of another site. */
  to: urlSchema,
  /** Name of an icon: `lucide:book-open`. */
  icon: nonEmptyText.optional(),
  /** Paths on which the entry is marked as active: `/docs/**`. If not set, its own path and those below it. */
  activeOn: z.array(localPath).readonly().optional(),
  /** Paths on which the entry is not marked as active, although `activeOn` matches. */
  notActiveOn: z.array(localPath).readonly().optional(),
  /** Badge beside the text. */
  badge: z
    .strictObject({
      /** Text of the badge, or its key in the language packs. */
      label: nonEmptyText,
      /** Colour of the badge, by its meaning. */
      color: z.enum(colorNames).optional(),
    })
    .optional(),
  /** Description of the entry, shown in a menu. */
  description: z.string().optional(),
  /** Opens the link in a new tab. */
  target: z.literal('_blank').optional(),
  /** Entries of its menu. */
  get children() {
    return z.array(headerEntrySchema).readonly().optional();
  },
});

/** Options of a link in a column of the footer or in the search palette. */
export const linkEntrySchema = z.strictObject({
  /** Text of the link, or its key in the language packs. */
  label: nonEmptyText,
  /** Target of the link: a path without the language, or a URL of another site. */
  to: urlSchema,
});

/** Options of a link in the footer. */
export const footerEntrySchema = z.strictObject({
  /** Text of the link, or its key in the language packs. */
  label: nonEmptyText,
  /** Target of the link: a path without the language, or a URL of another site. */
  to: urlSchema,
  /** Links of a column below this one. */
  children: z.array(linkEntrySchema).readonly().optional(),
});
