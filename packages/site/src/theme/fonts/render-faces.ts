import type { FontCategory, FontMetrics } from './open-font.ts';
import { systemFonts } from './system-fonts.ts';

/** Renders a `@font-face` rule. */
export function renderFace(descriptors: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(descriptors).flatMap(([name, value]) =>
    value === undefined ? [] : [`  ${name}: ${value};`],
  );
  return `@font-face {\n${lines.join('\n')}\n}`;
}

/**
 * Returns the family of the files without Latin letters. If all files had the same family, Chromium would look up a
 * system font in place of each file that is not loaded, in every font size of the page, even if no character needs the
 * file.
 */
export function extendedFamily(family: string): string {
  return `${family} Extended`;
}

/** Options of `renderFallbacks`. */
export interface FallbackOptions {
  /** Family of the font. */
  family: string;
  /** Category of the font. */
  category: FontCategory;
  /** Metrics of the font in the weight in which it is mostly shown. */
  metrics: FontMetrics;
  /** Whether the font is mostly shown in bold, so that bold system fonts replace it. */
  isBold: boolean;
  /** Characters that the font has; other characters are not adjusted. */
  range: string;
}

/** Latin letters, punctuation and currency signs, as a CSS `unicode-range`. */
export const LATIN_RANGE = 'U+20-24F, U+1E00-1EFF, U+2000-206F, U+20A0-20CF, U+2122, U+2212';

/** Fallback fonts of a font. */
export interface Fallbacks {
  /** Family names, in the order in which a browser tries them. */
  names: string[];
  /** Their `@font-face` rules. */
  faces: string[];
}

/**
 * Renders fallback faces of system fonts with the metrics of a font that is not loaded yet: the same average width, and
 * exactly the same line height. So the layout does not shift when the font is loaded.
 */
export function renderFallbacks({ family, category, metrics, isBold, range }: FallbackOptions): Fallbacks {
  const matching = systemFonts.filter((font) => font.category === category);
  return {
    names: matching.map(({ name }) => `${family} ${name}`),
    faces: matching.map(({ name, regular, bold }) => {
      const { local, width } = isBold ? bold : regular;
      const size = metrics.width / width;
      const part = (measure: number): string => percent(measure / size);
      return renderFace({
        'font-family': quote(`${family} ${name}`),
        src: local.map((each) => `local(${quote(each)})`).join(', '),
        // The face is already bold, so a browser must not synthesise bold.
        'font-weight': isBold ? '400 700' : undefined,
        'unicode-range': range,
        'size-adjust': percent(size),
        'ascent-override': part(metrics.ascent),
        'descent-override': part(metrics.descent),
        'line-gap-override': part(metrics.lineGap),
      });
    }),
  };
}

/** Renders code points in ascending order as a CSS `unicode-range`: `U+20-7E, U+A0`. */
export function renderRange(characters: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const character of characters) {
    const last = runs.at(-1);
    if (last?.[1] === character - 1) last[1] = character;
    else runs.push([character, character]);
  }
  const hex = (character: number): string => character.toString(16).toUpperCase();
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

/** Quotes a CSS string. Characters that would end it are removed; names never need them. */
export function quote(text: string): string {
  return `'${text.replaceAll(/['"\\\n]/gu, '')}'`;
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}
