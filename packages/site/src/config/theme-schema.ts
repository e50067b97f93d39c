import { z } from 'zod';
import { fontHint, isFontFile, isFontSource } from '../theme/fonts/font-source.ts';
import { isThemeColor } from '../theme/resolve-colors.ts';

const name = z.string().min(1);

const color = name.refine(isThemeColor, {
  error: 'Write a colour of CSS, such as #c2410c, or the name of a Tailwind palette, such as teal.',
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
      light: name,
      /** In dark mode. */
      dark: name,
    })
    .optional(),
  /** Radius of the corners of buttons and fields: any length of CSS. Those of boxes and badges follow. `0.375rem` unless given. */
  radius: length.optional(),
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
