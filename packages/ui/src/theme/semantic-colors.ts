import palettes from 'tailwindcss/colors';
import plugin from 'tailwindcss/plugin';

/** A colour by its purpose. The site maps each one to a palette. */
export type SemanticColor = keyof typeof DEFAULTS;

/** Palettes by purpose, each as a name or with all shades; those left out keep their default. */
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
/** Shade of a semantic colour in light and in dark mode. */
const LIGHT_SHADE = '500';
const DARK_SHADE = '400';

/** The shades of a colour from 50 to 950. */
export type Palette = Record<(typeof SHADES)[number], string>;

/**
 * Tailwind plugin that defines the colours of a site: `bg-primary`, `text-error-text`, `border-neutral-300`, and the
 * variables that `theme.css` uses.
 */
export function semanticColors(config: ColorsConfig = {}): ReturnType<typeof plugin> {
  const chosen = choosePalettes(config);
  const colors = Object.keys(chosen).map((name) => [
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
    { theme: { extend: { colors: Object.fromEntries(colors) as Record<string, Palette> } } },
  );
}

/**
 * Returns theme variables for Tailwind, which generates utility classes from them: `--color-neutral-300` allows
 * `border-neutral-300`.
 */
export function paletteVariables(config: ColorsConfig = {}): Record<string, string> {
  const variables = Object.entries(choosePalettes(config)).flatMap(([name, palette]) => [
    ...SHADES.map((shade) => [`--color-${name}-${shade}`, palette[shade]]),
    [`--color-${name}`, `var(--${name})`],
    [`--color-${name}-text`, `var(--${name}-text)`],
    [`--color-${name}-tint`, `var(--${name}-tint)`],
  ]);
  return Object.fromEntries(variables) as Record<string, string>;
}

/** Returns the variables that `theme.css` uses: three for each colour, and all neutral shades. */
export function colorVariables(config: ColorsConfig = {}): Record<string, string> {
  const chosen = choosePalettes(config);
  const variables = Object.entries(chosen).flatMap(([name, palette]) => [
    [`--${name}`, lightDark(palette[LIGHT_SHADE], palette[DARK_SHADE])],
    // Text and important graphics need more contrast than `LIGHT_SHADE` has.
    [`--${name}-text`, lightDark(palette['700'], palette[DARK_SHADE])],
    [`--${name}-tint`, lightDark(palette['50'], palette['950'])],
  ]);
  const neutralShades = SHADES.map((shade) => [`--neutral-${shade}`, chosen.neutral[shade]]);
  return Object.fromEntries([...variables, ...neutralShades]) as Record<string, string>;
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

const TAILWIND_PALETTES = Object.entries(palettes).filter(([, value]) => typeof value === 'object');

/** Names of Tailwind's palettes. */
export const PALETTE_NAMES: readonly string[] = TAILWIND_PALETTES.map(([name]) => name);

/** Whether a text is the name of a Tailwind palette. Some names are also CSS colours: `red` means the palette. */
export function isPaletteName(text: string): boolean {
  return PALETTE_NAMES.includes(text);
}

function findPalette(name: string, palette: string | Palette): Palette {
  if (typeof palette !== 'string') return palette;
  const shades = TAILWIND_PALETTES.find(([key]) => key === palette)?.[1];
  if (!shades) {
    const names = PALETTE_NAMES.join(', ');
    throw new Error(
      `The colour "${name}" refers to the palette "${palette}", which does not exist. Known palettes: ${names}.`,
    );
  }
  return shades as Palette;
}
