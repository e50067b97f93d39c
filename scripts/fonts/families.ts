import type { FontCategory } from '../../packages/site/src/theme/fonts/open-font.ts';
import { EXTENDED, VIETNAMESE, WESTERN } from './characters.ts';

/** A typeface of the theme. */
export interface Family {
  name: string;
  /** Its files, each with the characters it is cut to, and where it is in the package it comes from. */
  cuts: readonly [western: Cut, ...further: Cut[]];
  /** What is kept of its range: a number pins an axis. */
  axes: Record<string, number | { min: number; max: number }>;
  /** Its one place on every axis, for pictures: who draws them knows no ranges. */
  still: Record<string, number>;
  /** The weight it is mostly shown in: fonts of the system are fitted to it. */
  weight: number;
  category: FontCategory;
}

interface Cut {
  /** Of the file, as the style sheet names it. */
  file: string;
  characters: string;
  source: string;
}

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
    category: 'serif',
  },
  {
    name: 'Inter',
    cuts: cutsOf('inter', 'wght'),
    axes: { wght: { min: 400, max: 700 } },
    still: { wght: 450 },
    weight: 400,
    category: 'sans-serif',
  },
];
