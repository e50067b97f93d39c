import type { ColorsConfig } from '@recto/ui/colors';
import { createPalette, isColor } from './create-palette.ts';

/** Colours of CSS become palettes; names of Tailwind's palettes stay. */
export function resolveColors(colors: Readonly<Record<string, string>>): ColorsConfig {
  return Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [name, isPaletteName(color) ? color : createPalette(color)]),
  );
}

/** Some names are both: `red` is a palette here, as it is in Tailwind. */
const PALETTES = new Set(
  (
    'slate gray zinc neutral stone red orange amber yellow lime green emerald teal cyan sky blue indigo violet purple ' +
    'fuchsia pink rose taupe mauve mist olive'
  ).split(' '),
);

export function isPaletteName(text: string): boolean {
  return PALETTES.has(text);
}

export function isThemeColor(text: string): boolean {
  return isPaletteName(text) || isColor(text);
}
