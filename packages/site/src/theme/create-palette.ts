import { clampChroma, converter, formatCss, formatHex, parse, wcagContrast } from './culori.ts';
import type { Oklch } from 'culori';
import { isPaletteName } from '@recto/ui/colors';
import type { ColorsConfig } from '@recto/ui/colors';

/** Names of the shades of a palette, from light to dark. */
export const SHADES = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const;

/** Colours of a palette, by shade. */
export type Palette = Record<(typeof SHADES)[number], string>;

type Steps = Record<keyof Palette, readonly [lightness: number, chroma: number]>;

/** Lightness of each shade, and its share of the colour's chroma: the average of Tailwind's palettes. */
const COLOR_STEPS: Steps = {
  50: [0.975, 0.12],
  100: [0.945, 0.25],
  200: [0.895, 0.45],
  300: [0.82, 0.7],
  400: [0.73, 0.9],
  500: [0.645, 1],
  600: [0.56, 1],
  700: [0.485, 0.9],
  800: [0.42, 0.75],
  900: [0.37, 0.62],
  950: [0.27, 0.45],
};

/** The same for Tailwind's greys, whose dark shades are darker because they are used for text. */
const NEUTRAL_STEPS: Steps = {
  50: [0.985, 0.1],
  100: [0.968, 0.2],
  200: [0.925, 0.4],
  300: [0.87, 0.6],
  400: [0.708, 1],
  500: [0.553, 1],
  600: [0.444, 1],
  700: [0.372, 0.95],
  800: [0.275, 0.85],
  900: [0.208, 0.8],
  950: [0.135, 0.6],
};

const toOklch = converter('oklch');

/** Whether a text is a CSS colour: `#c2410c`, `rebeccapurple`, `oklch(0.6 0.2 30)`. */
export function isColor(text: string): boolean {
  return parse(text) !== undefined;
}

/** Whether a colour is transparent. The contrast of such a colour cannot be checked. */
function isTransparent(text: string): boolean {
  return (parse(text)?.alpha ?? 1) < 1;
}

/**
 * Creates shades from light to dark in the hue of a colour. The nearest shade is the colour itself. Palettes for text
 * and backgrounds need other shades than accents and buttons: their kind is `neutral`.
 */
export function createPalette(color: string, kind: 'color' | 'neutral' = 'color'): Palette {
  const steps = kind === 'neutral' ? NEUTRAL_STEPS : COLOR_STEPS;
  const base = parseOklch(color);
  const nearest = SHADES.toSorted((a, b) => Math.abs(steps[a][0] - base.l) - Math.abs(steps[b][0] - base.l))[0];
  const shades = SHADES.map((shade) => [shade, shade === nearest ? formatCss(base) : shadeOf(base, steps[shade])]);
  return Object.fromEntries(shades) as Palette;
}

/** In CSS, a component of a colour that is `none` counts as zero. */
function parseOklch(color: string): Oklch {
  const parsed: Partial<Oklch> | undefined = toOklch(parse(color));
  if (!parsed) throw new Error(`"${color}" is not a CSS colour.`);
  const { l = 0, c = 0, h } = parsed;
  return { mode: 'oklch', l, c, ...(h !== undefined && { h }) };
}

function shadeOf({ c, h }: Oklch, [lightness, share]: Steps[keyof Steps]): string {
  const color: Oklch = { mode: 'oklch', l: lightness, c: c * share, ...(h !== undefined && { h }) };
  const { l, c: chroma, h: hue = 0 } = clampChroma(color, 'oklch', 'rgb');
  return `oklch(${round(l)} ${round(chroma)} ${round(hue)})`;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** Returns the shade for text on a light background as `#rrggbb`, for programs that support no other notation. */
export function accentOf(color: string): string {
  return formatHex(createPalette(color)['700']) ?? color;
}

/** Minimum contrast of small text in WCAG 2 AA. */
export const AA_CONTRAST = 4.5;

/** Returns the contrast of two colours as defined by WCAG 2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** Replaces CSS colours with palettes; names of Tailwind's palettes are kept. */
export function resolveColors(colors: Readonly<Record<string, string>>): ColorsConfig {
  return Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [
      name,
      isPaletteName(color) ? color : createPalette(color, name === 'neutral' ? 'neutral' : 'color'),
    ]),
  );
}

/** Whether a text is a valid colour of the theme. */
export function isThemeColor(text: string): boolean {
  return isPaletteName(text) || (isColor(text) && !isTransparent(text));
}
