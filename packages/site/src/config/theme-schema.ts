import { PALETTE_NAMES } from '@recto/ui/colors';
import { z } from 'zod';
import type { SemanticColor } from '../app/site.ts';
import { fontHint, isFontFile, isFontSource } from '../theme/fonts/font-source.ts';
import { isColor, isThemeColor } from '../theme/create-palette.ts';
import { nearestName } from './nearest-name.ts';
import { partSchema } from './part.ts';
import { withoutUndefined } from './without-undefined.ts';

const name = z.string().min(1);

const color = name.refine(isThemeColor, { error: ({ input }) => colorHint(String(input)) });

const cssColor = name.refine(isColor, {
  error: ({ input }) => `"${String(input)}" is not a colour of CSS. Write one, such as #c2410c.`,
});

const font = z.union([
  name.refine(isFontSource, { error: ({ input }) => fontHint(String(input)) }),
  z
    .array(name.refine(isFontFile, { error: 'A list names the files of one typeface: ./fonts/name-400.woff2.' }))
    .min(1)
    .readonly(),
]);

const length = name.regex(/^(?:0|\d*\.?\d+(?:px|rem|em|ch|pt|mm|cm|vw|vh|vmin|vmax))$/u, {
  error: 'Write a length of CSS, such as 8px or 0.5rem.',
});

export const themeSchema = z.strictObject({
  /** Colour of links, buttons and marks: any colour of CSS (`#c2410c`), or the name of a Tailwind palette (`teal`). `green` unless given. */
  primary: color.optional(),
  /** Colour of secondary marks and badges. `sky` unless given. */
  secondary: color.optional(),
  /** Colour of what went well: tips, added lines. `green` unless given. */
  success: color.optional(),
  /** Colour of notes. `blue` unless given. */
  info: color.optional(),
  /** Colour of warnings. `amber` unless given. */
  warning: color.optional(),
  /** Colour of errors and cautions. `red` unless given. */
  error: color.optional(),
  /** Colour of paper, text and lines. `slate` unless given. */
  neutral: color.optional(),
  /** Colour of the browser's own frame, in both colour modes. */
  browserColor: z
    .strictObject({
      /** In light mode. */
      light: cssColor,
      /** In dark mode. */
      dark: cssColor,
    })
    .optional(),
  /** Radius of the corners of buttons and fields: any length of CSS. Those of boxes and badges follow. `0.375rem` unless given. */
  radius: length.optional(),
  /** Colours of code blocks, from themes of VS Code or TextMate. A colour mode without a theme keeps the default colours. */
  code: z
    .strictObject({
      /** In light mode. */
      light: partSchema<unknown>().optional(),
      /** In dark mode. */
      dark: partSchema<unknown>().optional(),
    })
    .default({}),
  /** Typefaces. */
  fonts: z
    .strictObject({
      /** Of titles and headings: a typeface of the theme (`Newsreader`, `Inter`), `system`, a package of Fontsource (`@fontsource-variable/geist`), a font file (`./fonts/title.woff2`), or a list of files. */
      heading: font.default('Newsreader'),
      /** Of text. */
      body: font.default('Inter'),
      /** Of code. */
      mono: font.default('system'),
    })
    .prefault({}),
});

/** The colours that a theme names. */
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

/** What is wrong with a colour that cannot be one of the theme, and what to write. */
function colorHint(text: string): string {
  if (isColor(text)) {
    return `"${text}" lets the page behind it show through. Write a colour without transparency, such as #c2410c.`;
  }
  const near = nearestName(text, PALETTE_NAMES);
  const question = near === undefined ? '' : ` Did you mean "${near}"?`;
  return `"${text}" is not a colour.${question} Write a colour of CSS, such as #c2410c, or the name of a Tailwind palette, such as teal.`;
}
