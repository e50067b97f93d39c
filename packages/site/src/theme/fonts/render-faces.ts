import type { FontCategory, FontMetrics } from './open-font.ts';
import { systemFonts } from './system-fonts.ts';

/** A `@font-face` rule. */
export function renderFace(descriptors: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(descriptors).flatMap(([name, value]) =>
    value === undefined ? [] : [`  ${name}: ${value};`],
  );
  return `@font-face {\n${lines.join('\n')}\n}`;
}

export interface FallbackOptions {
  family: string;
  category: FontCategory;
  /** Measures of the font in the weight that it is mostly shown in. */
  metrics: FontMetrics;
  /** The font is mostly shown in bold, so the bold faces of the system replace it. */
  isBold: boolean;
  /** Characters that the font has: others are shown in their own measures. */
  range: string;
}

export interface Fallbacks {
  /** Names of families, in the order in which a browser tries them. */
  names: string[];
  faces: string[];
}

/**
 * Faces of the system's fonts in the measures of a font that is not loaded yet: on average as wide, and their lines
 * exactly as high. So the layout stays as it is when the font arrives.
 */
export function renderFallbacks({ family, category, metrics, isBold, range }: FallbackOptions): Fallbacks {
  const fitting = systemFonts.filter((font) => font.category === category);
  return {
    names: fitting.map(({ name }) => `${family} ${name}`),
    faces: fitting.map(({ name, regular, bold }) => {
      const { local, width } = isBold ? bold : regular;
      const size = metrics.width / width;
      const part = (measure: number): string => percent(measure / size);
      return renderFace({
        'font-family': quote(`${family} ${name}`),
        src: local.map((each) => `local(${quote(each)})`).join(', '),
        // Bold as it is: a browser need not draw it thicker.
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

/** Code points in ascending order as CSS writes them, neighbours together: `U+20-7E, U+A0`. */
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

/** A string of CSS. A name never needs the characters that would end it. */
export function quote(text: string): string {
  return `'${text.replaceAll(/['"\\\n]/gu, '')}'`;
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}
