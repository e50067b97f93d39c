import type { FontCategory } from '../../packages/site/src/theme/fonts/open-font.ts';
import { EXTENDED, VIETNAMESE, WESTERN } from './characters.ts';

/** A font family of the default theme. */
export interface Family {
  name: string;
  /** The subset files of the family, each with its characters and its source file. */
  subsets: readonly [western: Subset, ...further: Subset[]];
  /** The range to keep of each variable axis; a number pins the axis. */
  axes: Record<string, number | { min: number; max: number }>;
  /** A fixed value for every axis, for social images: their renderer does not support variable fonts. */
  staticAxes: Record<string, number>;
  /** The most used weight, which the metrics of the fallback fonts are matched to. */
  weight: number;
  category: FontCategory;
}

interface Subset {
  /** Name of the written file, as in the style sheet. */
  file: string;
  characters: string;
  /** Module path of the original font file. */
  source: string;
}

function listSubsets(name: string, axis: string): Family['subsets'] {
  const source = (subset: string): string =>
    `@fontsource-variable/${name}/files/${name}-${subset}-${axis}-normal.woff2`;
  return [
    { file: `${name}.woff2`, characters: WESTERN, source: source('latin') },
    { file: `${name}-extended.woff2`, characters: EXTENDED, source: source('latin-ext') },
    { file: `${name}-vietnamese.woff2`, characters: VIETNAMESE, source: source('vietnamese') },
  ];
}

/** The font families of the default theme. */
export const families: readonly Family[] = [
  {
    name: 'Newsreader',
    subsets: listSubsets('newsreader', 'opsz'),
    axes: { opsz: 32, wght: { min: 400, max: 700 } },
    staticAxes: { opsz: 32, wght: 550 },
    weight: 600,
    category: 'serif',
  },
  {
    name: 'Inter',
    subsets: listSubsets('inter', 'wght'),
    axes: { wght: { min: 400, max: 700 } },
    staticAxes: { wght: 450 },
    weight: 400,
    category: 'sans-serif',
  },
];
