import { PALETTE_NAMES } from '@recto/ui/colors';
import { z } from 'zod';
import type { SemanticColor } from '../app/site.ts';
import { fontHint, isFontFile, isFontSource } from '../theme/fonts/font-source.ts';
import { isColor, isThemeColor } from '../theme/create-palette.ts';
import { nearestName } from './nearest-name.ts';
import { partSchema } from './part.ts';
import { withoutUndefined } from './without-undefined.ts';

const nonEmptyText = z.string().min(1);

const color = nonEmptyText.refine(isThemeColor, { error: ({ input }) => colorHint(String(input)) });

const cssColor = nonEmptyText.refine(isColor, {
  error: ({ input }) => `"${String(input)}" is not a CSS colour. Write one, such as #c2410c.`,
});

const font = z.union([
  nonEmptyText.refine(isFontSource, { error: ({ input }) => fontHint(String(input)) }),
  z
    .array(
      nonEmptyText.refine(isFontFile, { error: 'Write a list of font files of one typeface: ./fonts/name-400.woff2.' }),
    )
    .min(1)
    .readonly(),
]);

const length = nonEmptyText.regex(/^(?:0|\d*\.?\d+(?:px|rem|em|ch|pt|mm|cm|vw|vh|vmin|vmax))$/u, {
  error: 'Write a CSS length, such as 8px or 0.5rem.',
});

/** Option `theme`: colours, fonts and corner radius. */
export const themeSchema = z.strictObject({
  /**
   * Colour of links, buttons and highlights: any CSS colour (`#c2410c`), or the name of a Tailwind palette (`teal`).
   * Default: `green`.
   */
  primary: color.optional(),
  /** Colour of secondary highlights and badges. Default: `sky`. */
  secondary: color.optional(),
  /** Colour of success messages, tips and added lines. Default: `green`. */
  success: color.optional(),
  /** Colour of notes. Default: `blue`. */
  info: color.optional(),
  /** Colour of warnings. Default: `amber`. */
  warning: color.optional(),
  /** Colour of errors and cautions. Default: `red`. */
  error: color.optional(),
  /** Colour of backgrounds, text and lines. Default: `slate`. */
  neutral: color.optional(),
  /** Colour of the browser's interface, in both colour modes. */
  browserColor: z
    .strictObject({
      /** In light mode. */
      light: cssColor,
      /** In dark mode. */
      dark: cssColor,
    })
    .optional(),
  /**
   * Corner radius of buttons and fields: any CSS length. The radius of boxes and badges is derived from it. Default:
   * `0.375rem`.
   */
  radius: length.optional(),
  /**
   * Colours of code blocks, from VS Code or TextMate themes. A colour mode without a theme keeps the default colours.
   */
  code: z
    .strictObject({
      /** In light mode. */
      light: partSchema<unknown>().optional(),
      /** In dark mode. */
      dark: partSchema<unknown>().optional(),
    })
    .default({}),
  /** Fonts. */
  fonts: z
    .strictObject({
      /**
       * Font of titles and headings: a built-in font (`Newsreader`, `Inter`), `system`, a Fontsource package
       * (`@fontsource-variable/geist`), a font file (`./fonts/title.woff2`), or a list of files.
       */
      heading: font.default('Newsreader'),
      /** Font of text. */
      body: font.default('Inter'),
      /** Font of code. */
      mono: font.default('system'),
    })
    .prefault({}),
});

/** The colours that a theme configures. */
export function themeColors({
  primary,
  secondary,
  success,
  info,
  warning,
  error,
  neutral,
}: z.output<typeof themeSchema>): Partial<Record<SemanticColor, string>> {
  return withoutUndefined({ primary, secondary, success, info, warning, error, neutral });
}

/** Explains why a value cannot be a colour of the theme, and what to write instead. */
function colorHint(text: string): string {
  if (isColor(text)) {
    return `"${text}" is not opaque. Write a colour without transparency, such as #c2410c.`;
  }
  const nearest = nearestName(text, PALETTE_NAMES);
  const question = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return `"${text}" is not a colour.${question} Write a CSS colour, such as #c2410c, or the name of a Tailwind palette, such as teal.`;
}
