import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FontFace, Typeface } from './font-face.ts';
import { nearestFaces } from './font-face.ts';
import { fontError } from './font-error.ts';
import { openFont } from './open-font.ts';
import type { FontCategory } from './open-font.ts';

/** Options of `openPackage`. */
export interface OpenPackageOptions {
  /** Folder of the site, from which the package is resolved. */
  root: string;
  /** Name of the option, for errors. */
  option: string;
  /** Weights to load from a package with one file per weight. */
  weights: readonly number[];
  /** Whether to load italics, if the package has them. */
  hasItalics: boolean;
}

interface Metadata {
  id: string;
  family: string;
  subsets: readonly string[];
  /** The subset that every package has. */
  defSubset: string;
  weights: readonly number[];
  styles: readonly string[];
  category: string;
  variable: false | Record<string, { min: string; max: string }>;
}

/** Loads a typeface of a Fontsource package, with one face per script, weight and style. */
export function openPackage(name: string, options: OpenPackageOptions): Typeface {
  const folder = findPackage(name, options);
  const metadata = readMetadata(folder, name, options);
  const ranges = readRanges(folder, metadata);
  const styles = options.hasItalics && metadata.styles.includes('italic') ? ['normal', 'italic'] : ['normal'];
  const faces = variantsOf(folder, metadata, options.weights).flatMap(({ infix, weights }) =>
    styles.flatMap((style) =>
      Object.entries(ranges).flatMap(([subset, range]): FontFace[] => {
        const file = join(folder, 'files', `${metadata.id}-${subset}-${infix}-${style}.woff2`);
        if (!existsSync(file)) return [];
        return [{ file, weights, isItalic: style === 'italic', range, has: charactersIn(range) }];
      }),
    ),
  );
  if (faces.length === 0) {
    throw fontError(
      `${options.option}: the package "${name}" has no supported font files.`,
      `Configure its files instead: '${name}/files/….woff2'.`,
    );
  }
  return {
    family: metadata.family,
    category: categoryOf(metadata),
    faces,
    measure: async (weight) => {
      const face = nearestFaces(faces, weight).find(({ has }) => has(LATIN_LETTER));
      return face && (await openFont(readFileSync(face.file))).measure(weight);
    },
  };
}

/** The file with this letter contains the Latin script. */
const LATIN_LETTER = 0x61;

/** Names of the variable font files, the smallest first. */
const AXES = ['wght', 'standard', 'full'];

function variantsOf(
  folder: string,
  { id, defSubset, weights, variable }: Metadata,
  requested: readonly number[],
): { infix: string; weights: FontFace['weights'] }[] {
  const isFile = (infix: string): boolean =>
    existsSync(join(folder, 'files', `${id}-${defSubset}-${infix}-normal.woff2`));
  const axis = AXES.find(isFile);
  if (axis !== undefined) {
    const { min = '400', max = min } = (variable || {})['wght'] ?? {};
    return [{ infix: axis, weights: [Number(min), Number(max)] }];
  }
  const nearest = requested.map((weight) => weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0]);
  return [...new Set(nearest)].flatMap((weight) =>
    weight === undefined ? [] : [{ infix: String(weight), weights: [weight] as const }],
  );
}

/** Subsets that share characters with those of scripts. */
const SYMBOL_SUBSETS = new Set(['math', 'symbols']);

/** Reads the characters of each subset; `undefined` if the package does not state them. */
function readRanges(folder: string, { subsets }: Metadata): Record<string, string | undefined> {
  const file = join(folder, 'unicode.json');
  if (!existsSync(file)) return Object.fromEntries(subsets.map((subset) => [subset, undefined]));
  const ranges = readJson(file) as Record<string, string>;
  // Browsers use the last face that has a character, so symbols come first: Greek text must not load mathematical
  // symbols.
  const inOrder = Object.entries(ranges).toSorted(
    ([a], [b]) => Number(!SYMBOL_SUBSETS.has(a)) - Number(!SYMBOL_SUBSETS.has(b)),
  );
  // Scripts with many characters have numbered parts: "[12]".
  return Object.fromEntries(inOrder.map(([subset, range]) => [subset.replaceAll(/[[\]]/gu, ''), range]));
}

function charactersIn(range: string | undefined): FontFace['has'] {
  if (range === undefined) return () => true;
  const runs = range.split(',').map((run) => {
    const [from = '', to = from] = run.trim().replace(/^U\+/iu, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (character) => runs.some(([from, to]) => character >= from && character <= to);
}

function categoryOf({ category }: Metadata): FontCategory {
  return category === 'serif' || category === 'monospace' ? category : 'sans-serif';
}

function findPackage(name: string, { root, option }: OpenPackageOptions): string {
  const { resolve } = createRequire(join(root, 'package.json'));
  try {
    return dirname(resolve(`${name}/package.json`));
  } catch {
    throw fontError(`${option}: the package "${name}" is not installed.`, `Run: npm install ${name}`);
  }
}

function readMetadata(folder: string, name: string, { option }: OpenPackageOptions): Metadata {
  const file = join(folder, 'metadata.json');
  if (existsSync(file)) return readJson(file) as Metadata;
  throw fontError(
    `${option}: the package "${name}" does not describe its fonts.`,
    `Install version 5 or later: npm install ${name}@latest`,
  );
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
