/** The fonts of the website, and the fonts of systems that stand in for them until they are there. */
export interface Family {
  name: string;
  /** Where the whole font is, in the package it comes from. */
  source: string;
  /** What is kept of its range: a number pins an axis. */
  axes: Record<string, number | { min: number; max: number }>;
  /** The weight it is mostly shown in: that of a stand-in is compared with it. */
  weight: number;
  standIns: readonly SystemFont[];
}

interface SystemFont {
  /** Told apart by this, behind the family's own name. */
  name: string;
  /** Names it may be installed under, whole or for PostScript; all of these are drawn alike. */
  local: readonly string[];
  /** A font of the same measures that can be read here. */
  source: string;
}

const file = (name: string, weight: number): string => `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;

export const families: readonly Family[] = [
  {
    name: 'Newsreader',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: { opsz: 32, wght: { min: 400, max: 700 } },
    weight: 600,
    standIns: [
      {
        name: 'Times',
        local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
        source: file('tinos', 700),
      },
      { name: 'Noto', local: ['Noto Serif Bold', 'NotoSerif-Bold'], source: file('noto-serif', 700) },
    ],
  },
  {
    name: 'Inter',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    weight: 400,
    standIns: [
      { name: 'Arial', local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'], source: file('arimo', 400) },
      { name: 'Roboto', local: ['Roboto', 'Roboto-Regular'], source: file('roboto', 400) },
      { name: 'Noto', local: ['Noto Sans', 'NotoSans-Regular', 'Noto Sans Regular'], source: file('noto-sans', 400) },
    ],
  },
];
