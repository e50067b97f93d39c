import { isPaletteName } from '@recto/ui/colors';
import type { ColorsConfig } from '@recto/ui/colors';
import { createPalette, isColor } from './create-palette.ts';

/** Colours of CSS become palettes; names of Tailwind's palettes stay. */
export function resolveColors(colors: Readonly<Record<string, string>>): ColorsConfig {
  return Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [
      name,
      isPaletteName(color) ? color : createPalette(color, name === 'neutral' ? 'neutral' : 'color'),
    ]),
  );
}

/** Whether a text can be a colour of the theme. */
export function isThemeColor(text: string): boolean {
  return isPaletteName(text) || isColor(text);
}
