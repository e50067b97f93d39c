// oxlint-disable-next-line typescript/triple-slash-reference -- a site that reads this file as source has no other way to the types
/// <reference path="./fontverter.d.ts" />
import { create } from 'fontkitten';
import type { Font } from 'fontkitten';
import { convert } from 'fontverter';

/** Measures of a font, each as a part of its size. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Average width of a character in running text. */
  width: number;
}

export type FontCategory = 'sans-serif' | 'serif' | 'monospace';

export interface OpenedFont {
  family: string;
  category: FontCategory;
  /** Weights that it can be shown in: one, or the ends of a range. */
  weights: readonly [number] | readonly [number, number];
  isItalic: boolean;
  /** Code points that it has a glyph for, in ascending order. */
  characters: readonly number[];
  /** Its measures in one weight; `undefined` where it lacks Latin letters, which the sample is written in. */
  measure: (weight: number) => FontMetrics | undefined;
}

/** English prose: what counts is how often each letter occurs. */
const SAMPLE =
  'Recto is a content-management tool for websites: markdown, structured data and React components, kept in git, ' +
  'queried as SQL. Words are files, files become rows, and rows become pages with as little script as possible. ' +
  'Authors write what they want to say; nothing that they write is ever executed. Every page can be read before ' +
  'anything else has been loaded, in any language, from left to right or from right to left.';

const LETTERS = Array.from(SAMPLE, (character) => character.codePointAt(0) ?? 0);

/** PANOSE: values of the style of serifs from which on there are none, and of the proportion of monospaced fonts. */
const FIRST_SANS = 11;
const MONOSPACED = 9;

const END_MARK = 0xff_ff;

/** Reads a font file: WOFF2, WOFF, TrueType or OpenType. */
export async function openFont(data: Buffer): Promise<OpenedFont> {
  // The library reads WOFF2 as well, but no variations of it.
  const opened = create(await unpackFont(data));
  if (opened.isCollection) throw new Error('It is a collection of several fonts.');
  const { wght } = opened.variationAxes;
  return {
    family: opened.getName('preferredFamily') ?? opened.familyName,
    category: categoryOf(opened),
    weights: wght ? [wght.min, wght.max] : [opened['OS/2'].usWeightClass],
    isItalic: opened.italicAngle !== 0 || opened['OS/2'].fsSelection.italic,
    // The last segment of a character map is an end mark.
    characters: opened.characterSet.filter((character) => character !== END_MARK).sort((a, b) => a - b),
    measure: (weight) =>
      measure(wght ? opened.getVariation({ wght: Math.min(Math.max(weight, wght.min), wght.max) }) : opened),
  };
}

/** The tables of a font as programs read them that know no compressed formats. */
export async function unpackFont(data: Buffer): Promise<Buffer> {
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
  if (!LETTERS.every((letter) => font.hasGlyphForCodePoint(letter))) return undefined;
  const { unitsPerEm, ascent, descent, lineGap } = font;
  const widths = LETTERS.map((letter) => font.glyphForCodePoint(letter).advanceWidth);
  return {
    ascent: ascent / unitsPerEm,
    // Below the line, so negative in the font.
    descent: Math.abs(descent) / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    width: widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm,
  };
}
