import type { FontTables } from './font-tables.ts';

/** How a font of the system is drawn so that it takes the room of another, as CSS names it. */
export interface StandIn {
  'size-adjust': string;
  'ascent-override': string;
  'descent-override': string;
  'line-gap-override': string;
}

/** Words as they come in documentation: what counts is how often each letter does. */
const SAMPLE =
  'Recto is a content-management tool for websites: markdown, structured data and React components, kept in git, ' +
  'queried as SQL. Words are files, files become rows, and rows become pages with as little script as possible. ' +
  'Authors write what they want to say; nothing that they write is ever executed. Every page can be read before ' +
  'anything else has been loaded, in any language, from left to right or from right to left.';

/** The system's font made as wide as ours on the whole, and its lines exactly as high. */
export function standInFor(font: FontTables, system: FontTables): StandIn {
  const size = averageWidth(font) / averageWidth(system);
  const part = (units: number): string => percent(Math.abs(units) / font.unitsPerEm / size);
  return {
    'size-adjust': percent(size),
    'ascent-override': part(font.ascent),
    'descent-override': part(font.descent),
    'line-gap-override': part(font.lineGap),
  };
}

/** Of a character of the sample, as a part of the font's size. */
function averageWidth({ advanceOf, unitsPerEm }: FontTables): number {
  const widths = Array.from(SAMPLE, (character) => advanceOf(character.codePointAt(0) ?? 0));
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm;
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}
