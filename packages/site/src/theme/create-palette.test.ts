import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { AA_CONTRAST, SHADES, contrastOf, createPalette, isColor } from './create-palette.ts';

test.for([
  '#c2410c',
  'rebeccapurple',
  'rgb(12 120 200)',
  'hsl(210 80% 40%)',
  'oklch(0.6 0.2 30)',
  'oklch(0.6 none none)',
  'oklch(none 0.2 30)',
  '#fff',
  '#000',
])('DEV-9: creates eleven shades of %s from light to dark, one of which is the colour itself', (color) => {
  const palette = createPalette(color);
  expect(Object.keys(palette).sort()).toEqual([...SHADES].sort());
  expect(SHADES.some((shade) => contrastOf(palette[shade], color) < 1.01)).toBe(true);
  const lightness = SHADES.map((shade) => contrastOf(palette[shade], '#000'));
  expect(lightness).toEqual(lightness.toSorted((a, b) => b - a));
});

test('DEV-9: the shades for text have enough contrast for every colour', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(byte, byte, byte, (red, green, blue) => {
      const palette = createPalette(`rgb(${red} ${green} ${blue})`);
      // The theme uses 700 for text in light mode, and 400 in dark mode.
      expect(contrastOf(palette['700'], '#fff')).toBeGreaterThanOrEqual(AA_CONTRAST);
      expect(contrastOf(palette['400'], '#111')).toBeGreaterThanOrEqual(AA_CONTRAST);
    }),
    { numRuns: 300 },
  );
});

test.for(['nothing', '#12', 'teal-500', ''])('"%s" is not a colour', (text) => {
  expect(isColor(text)).toBe(false);
  expect(() => createPalette(text)).toThrow('is not a CSS colour');
});
