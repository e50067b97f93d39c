/** The seventh shade of each palette, which titles and marks have on paper. Whoever draws the pictures knows no other notation. */
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

export const INK = '#17202f';
export const QUIET_INK = '#55606f';
export const HAIRLINE = '#d3dae3';
export const FAINT_LINE = '#e6ebf1';
export const DESK = '#dde3ea';
