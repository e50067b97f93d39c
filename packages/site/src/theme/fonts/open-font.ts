// oxlint-disable-next-line typescript/triple-slash-reference -- a site that uses this file as source finds the types in no other way
/// <reference path="./fontverter.d.ts" />
import type { Font } from 'fontkitten';

/** Metrics of a font, relative to its size. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Average width of a character in running text. */
  width: number;
}

/** Category of a font, for its fallbacks. */
export type FontCategory = 'sans-serif' | 'serif' | 'monospace';

/** A parsed font file. */
export interface OpenedFont {
  family: string;
  category: FontCategory;
  /** Weights that it has: one, or the limits of a range. */
  weights: readonly [number] | readonly [number, number];
  isItalic: boolean;
  /** Code points that it has a glyph for, in ascending order. */
  characters: readonly number[];
  /** Returns its metrics in one weight; `undefined` if it lacks Latin letters, in which the sample is written. */
  measure: (weight: number) => FontMetrics | undefined;
}

/** English prose, for the average frequency of each letter. */
const SAMPLE =
  'Recto is a content-management tool for websites: markdown, structured data and React components, kept in git, ' +
  'queried as SQL. Words are files, files become rows, and rows become pages with as little script as possible. ' +
  'Authors write what they want to say; nothing that they write is ever executed. Every page can be read before ' +
  'anything else has been loaded, in any language, from left to right or from right to left.';

const SAMPLE_CHARACTERS = Array.from(SAMPLE, (character) => character.codePointAt(0) ?? 0);

/** PANOSE: first value of the serif style for fonts without serifs. */
const FIRST_SANS = 11;
/** PANOSE: value of the proportion for monospaced fonts. */
const MONOSPACED = 9;

const END_MARK = 0xff_ff;

/** Parses a font file: WOFF2, WOFF, TrueType or OpenType. */
export async function openFont(data: Buffer): Promise<OpenedFont> {
  // Loaded on demand, because few commands open fonts.
  const { create } = await import('fontkitten');
  // The library reads WOFF2 too, but not its variations.
  const opened = create(await decompressFont(data));
  if (opened.isCollection) throw new Error('The file is a collection of several fonts.');
  const { wght } = opened.variationAxes;
  return {
    family: opened.getName('preferredFamily') ?? opened.familyName,
    category: categoryOf(opened),
    weights: wght ? [wght.min, wght.max] : [opened['OS/2'].usWeightClass],
    isItalic: opened.italicAngle !== 0 || opened['OS/2'].fsSelection.italic,
    // The last segment of a character map is an end marker.
    characters: opened.characterSet.filter((character) => character !== END_MARK).sort((a, b) => a - b),
    measure: (weight) =>
      measure(wght ? opened.getVariation({ wght: Math.min(Math.max(weight, wght.min), wght.max) }) : opened),
  };
}

/** Decompresses a font, for programs that do not support compressed formats. */
export async function decompressFont(data: Buffer): Promise<Buffer> {
  const { convert } = await import('fontverter');
  return await convert(data, 'sfnt');
}

function categoryOf(font: Font): FontCategory {
  const [, serifs = 0, , proportion = 0] = font['OS/2'].panose;
  const isMonospaced = proportion === MONOSPACED || widthOf(font, 'i') === widthOf(font, 'M');
  if (isMonospaced) return 'monospace';
  const hasSerifs = (serifs > 1 && serifs < FIRST_SANS) || /(?<!sans[ -])\bserif\b/iu.test(font.familyName);
  return hasSerifs ? 'serif' : 'sans-serif';
}

function widthOf(font: Font, character: string): number {
  return font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth;
}

function measure(font: Font): FontMetrics | undefined {
  if (!SAMPLE_CHARACTERS.every((letter) => font.hasGlyphForCodePoint(letter))) return undefined;
  const { unitsPerEm, ascent, descent, lineGap } = font;
  const widths = SAMPLE_CHARACTERS.map((letter) => font.glyphForCodePoint(letter).advanceWidth);
  return {
    ascent: ascent / unitsPerEm,
    // Negative in the font, since it is below the baseline.
    descent: Math.abs(descent) / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    width: widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm,
  };
}
