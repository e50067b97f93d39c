/**
 * The shade 700 of each palette, for titles and icons on a light background. As hexadecimal colours, since the renderer
 * supports no other notation.
 */
export const ACCENTS: Readonly<Record<string, string>> = {
  red: '#b91c1c',
  orange: '#c2410c',
  amber: '#b45309',
  yellow: '#a16207',
  lime: '#4d7c0f',
  green: '#15803d',
  emerald: '#047857',
  teal: '#0f766e',
  cyan: '#0e7490',
  sky: '#0369a1',
  blue: '#1d4ed8',
  indigo: '#4338ca',
  violet: '#6d28d9',
  purple: '#7e22ce',
  fuchsia: '#a21caf',
  pink: '#be185d',
  rose: '#be123c',
};

/** Colour of titles. */
export const TEXT = '#17202f';
/** Colour of other text. */
export const SECONDARY_TEXT = '#55606f';
/** Colour of lines. */
export const HAIRLINE = '#d3dae3';
/** Colour of faint lines. */
export const FAINT_LINE = '#e6ebf1';
/** Colour below the folded corner. */
export const CORNER = '#dde3ea';
