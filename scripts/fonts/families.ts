import { EXTENDED, VIETNAMESE, WESTERN } from './characters.ts';

/** The fonts of the website, and the fonts of systems that stand in for them until they are there. */
export interface Family {
  name: string;
  /** Its files, each with the characters it is cut to, and where it is in the package it comes from. */
  cuts: readonly [western: Cut, ...further: Cut[]];
  /** What is kept of its range: a number pins an axis. */
  axes: Record<string, number | { min: number; max: number }>;
  /** Its one place on every axis, for pictures: who draws them knows no ranges. */
  still: Record<string, number>;
  /** The weight it is mostly shown in: that of a stand-in is compared with it. */
  weight: number;
  standIns: readonly SystemFont[];
}

interface Cut {
  /** Of the file, as the style sheet names it. */
  file: string;
  characters: string;
  source: string;
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

function cutsOf(name: string, axis: string): Family['cuts'] {
  const source = (subset: string): string =>
    `@fontsource-variable/${name}/files/${name}-${subset}-${axis}-normal.woff2`;
  return [
    { file: `${name}.woff2`, characters: WESTERN, source: source('latin') },
    { file: `${name}-extended.woff2`, characters: EXTENDED, source: source('latin-ext') },
    { file: `${name}-vietnamese.woff2`, characters: VIETNAMESE, source: source('vietnamese') },
  ];
}

export const families: readonly Family[] = [
  {
    name: 'Newsreader',
    cuts: cutsOf('newsreader', 'opsz'),
    axes: { opsz: 32, wght: { min: 400, max: 700 } },
    still: { opsz: 32, wght: 550 },
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
    cuts: cutsOf('inter', 'wght'),
    axes: { wght: { min: 400, max: 700 } },
    still: { wght: 450 },
    weight: 400,
    standIns: [
      { name: 'Arial', local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'], source: file('arimo', 400) },
      { name: 'Roboto', local: ['Roboto', 'Roboto-Regular'], source: file('roboto', 400) },
      { name: 'Noto', local: ['Noto Sans', 'NotoSans-Regular', 'Noto Sans Regular'], source: file('noto-sans', 400) },
    ],
  },
];
