import palettes from 'tailwindcss/colors';
import plugin from 'tailwindcss/plugin';

/** What a colour is for. The site says which palette stands for it. */
export type SemanticColor = keyof typeof DEFAULTS;

/** Palettes by what they are for, each by its name or written out; those not named keep their default. */
export type ColorsConfig = Partial<Record<SemanticColor, string | Palette>>;

const DEFAULTS = {
  primary: 'green',
  secondary: 'sky',
  success: 'green',
  info: 'blue',
  warning: 'amber',
  error: 'red',
  neutral: 'slate',
} as const;

const SHADES = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const;
/** A semantic colour is this shade on paper, and that one in the dark. */
const LIGHT_SHADE = '500';
const DARK_SHADE = '400';

export type Palette = Record<(typeof SHADES)[number], string>;

/**
 * A Tailwind plugin that turns the colours of a site into its theme: `bg-primary`, `text-error-text`,
 * `border-neutral-300`, and the variables that `theme.css` is made of.
 */
export function semanticColors(config: ColorsConfig = {}): ReturnType<typeof plugin> {
  const chosen = choosePalettes(config);
  const names = Object.keys(chosen).map((name) => [
    name,
    {
      ...chosen[name as SemanticColor],
      DEFAULT: `var(--${name})`,
      text: `var(--${name}-text)`,
      tint: `var(--${name}-tint)`,
    },
  ]);
  return plugin(
    (tailwind) => {
      tailwind.addBase({ ':root': colorVariables(config) });
    },
    { theme: { extend: { colors: Object.fromEntries(names) as Record<string, Palette> } } },
  );
}

/** Colours by the names that Tailwind's classes are made of: `bg-primary`, `text-error-text`, `border-neutral-300`. */
export function paletteVariables(config: ColorsConfig = {}): Record<string, string> {
  const variables = Object.entries(choosePalettes(config)).flatMap(([name, palette]) => [
    ...SHADES.map((shade) => [`--color-${name}-${shade}`, palette[shade]]),
    [`--color-${name}`, `var(--${name})`],
    [`--color-${name}-text`, `var(--${name}-text)`],
    [`--color-${name}-tint`, `var(--${name}-tint)`],
  ]);
  return Object.fromEntries(variables) as Record<string, string>;
}

/** Only what the theme itself needs; a utility brings any other shade with it. */
export function colorVariables(config: ColorsConfig = {}): Record<string, string> {
  const chosen = choosePalettes(config);
  const variables = Object.entries(chosen).flatMap(([name, palette]) => [
    [`--${name}`, lightDark(palette[LIGHT_SHADE], palette[DARK_SHADE])],
    // Words and what must be seen need more contrast than the semantic shade has on paper.
    [`--${name}-text`, lightDark(palette['700'], palette[DARK_SHADE])],
    [`--${name}-tint`, lightDark(palette['50'], palette['950'])],
  ]);
  const ladder = SHADES.map((shade) => [`--neutral-${shade}`, chosen.neutral[shade]]);
  return Object.fromEntries([...variables, ...ladder]) as Record<string, string>;
}

function lightDark(light: string, dark: string): string {
  return `light-dark(${light}, ${dark})`;
}

function choosePalettes(config: ColorsConfig): Record<SemanticColor, Palette> {
  const chosen = Object.entries({ ...DEFAULTS, ...config }).map(([name, palette]) => [
    name,
    findPalette(name, palette),
  ]);
  return Object.fromEntries(chosen) as Record<SemanticColor, Palette>;
}

const KNOWN = Object.entries(palettes).filter(([, value]) => typeof value === 'object');

/** Palettes of Tailwind. */
export const PALETTE_NAMES: readonly string[] = KNOWN.map(([name]) => name);

/** Whether a text names a palette of Tailwind. Some names are colours of CSS, too: `red` is the palette. */
export function isPaletteName(text: string): boolean {
  return PALETTE_NAMES.includes(text);
}

function findPalette(name: string, palette: string | Palette): Palette {
  if (typeof palette !== 'string') return palette;
  const found = KNOWN.find(([key]) => key === palette)?.[1];
  if (!found) {
    const names = PALETTE_NAMES.join(', ');
    throw new Error(`The colour "${name}" names a palette "${palette}" that does not exist. Known palettes: ${names}.`);
  }
  return found as Palette;
}
