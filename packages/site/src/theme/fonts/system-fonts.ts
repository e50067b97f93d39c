import type { FontCategory } from './open-font.ts';

/** A font that many systems have, shown until the font of the site is loaded. */
export interface SystemFont {
  /** Suffix of the family name, which distinguishes the faces. */
  name: string;
  category: FontCategory;
  regular: SystemFace;
  bold: SystemFace;
}

interface SystemFace {
  /** Full or PostScript names under which it may be installed. All of these have the same widths. */
  local: readonly string[];
  /** Average width of a character in running text, relative to the size. */
  width: number;
}

/**
 * System fonts with their widths. The widths of the first five are measured on fonts that can be installed from npm and
 * have the same ones: `system-fonts.test.ts` measures them again. Those of Menlo and Consolas are the one width of all
 * their glyphs.
 */
export const systemFonts: readonly SystemFont[] = [
  {
    name: 'Arial',
    category: 'sans-serif',
    regular: { local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'], width: 0.440544 },
    bold: { local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'], width: 0.47452 },
  },
  {
    name: 'Roboto',
    category: 'sans-serif',
    regular: { local: ['Roboto', 'Roboto-Regular'], width: 0.439478 },
    bold: { local: ['Roboto Bold', 'Roboto-Bold'], width: 0.446565 },
  },
  {
    name: 'Noto',
    category: 'sans-serif',
    regular: { local: ['Noto Sans', 'NotoSans-Regular', 'Noto Sans Regular'], width: 0.467784 },
    bold: { local: ['Noto Sans Bold', 'NotoSans-Bold'], width: 0.49811 },
  },
  {
    name: 'Times',
    category: 'serif',
    regular: {
      local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
      width: 0.399029,
    },
    bold: {
      local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
      width: 0.424019,
    },
  },
  {
    name: 'Noto',
    category: 'serif',
    regular: { local: ['Noto Serif', 'NotoSerif-Regular', 'Noto Serif Regular'], width: 0.472827 },
    bold: { local: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 0.502724 },
  },
  {
    name: 'Menlo',
    category: 'monospace',
    regular: { local: ['Menlo', 'Menlo-Regular', 'DejaVu Sans Mono', 'DejaVuSansMono'], width: 0.60205 },
    bold: { local: ['Menlo Bold', 'Menlo-Bold', 'DejaVu Sans Mono Bold', 'DejaVuSansMono-Bold'], width: 0.60205 },
  },
  {
    name: 'Consolas',
    category: 'monospace',
    regular: { local: ['Consolas'], width: 0.549805 },
    bold: { local: ['Consolas Bold', 'Consolas-Bold'], width: 0.549805 },
  },
  {
    name: 'Courier',
    category: 'monospace',
    regular: { local: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine'], width: 0.600098 },
    bold: {
      local: ['Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold', 'Cousine Bold'],
      width: 0.600098,
    },
  },
];
