import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { WESTERN } from './characters.ts';
import type { Family } from './families.ts';
import { readFontTables } from './font-tables.ts';
import type { FontTables } from './font-tables.ts';
import { standInFor } from './stand-in.ts';

const { resolve } = createRequire(import.meta.url);

export function readSource(source: string): Buffer {
  return readFileSync(resolve(source));
}

/** The faces of a family: its fonts, then the system's that stand in for them, for the same characters only. */
export async function renderFaces({ name, weight, cuts, standIns }: Family, fonts: readonly Buffer[]): Promise<string> {
  const faces: string[] = [];
  const all: number[] = [];
  // One after the other: the unpacker has one memory for all.
  for (const [place, font] of fonts.entries()) {
    const { characters } = readFontTables(await convert(font, 'sfnt'));
    all.push(...characters);
    faces.push(
      renderFace({
        'font-family': `'${name}'`,
        src: `url('./${cuts[place]?.file}') format('woff2')`,
        'font-weight': '400 700',
        'font-display': 'swap',
        'unicode-range': renderRange(characters),
      }),
    );
  }
  const range = renderRange(all.sort((a, b) => a - b));
  const measures = await measure(fonts[0] ?? Buffer.alloc(0), weight);
  for (const { name: system, local, source } of standIns) {
    const face = renderFace({
      'font-family': `'${name} ${system}'`,
      src: local.map((each) => `local('${each}')`).join(', '),
      // A bold stand-in is bold as it is.
      ...(weight >= 600 && { 'font-weight': '400 700' }),
      'unicode-range': range,
      ...standInFor(measures, readFontTables(await convert(readSource(source), 'sfnt'))),
    });
    faces.push(face);
  }
  return faces.join('\n');
}

/** A variable font measures one of its weights; this one is the one that is shown. */
async function measure(font: Buffer, weight: number): Promise<FontTables> {
  const shown = await subsetFont(font, WESTERN, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
  return readFontTables(shown);
}

function renderFace(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`);
  return `@font-face {\n${lines.join('\n')}\n}`;
}

/** Neighbours together, as CSS writes them: `U+20-7E, U+A0`. */
function renderRange(characters: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const character of characters) {
    const last = runs.at(-1);
    if (last?.[1] === character - 1) last[1] = character;
    else runs.push([character, character]);
  }
  const hex = (character: number): string => character.toString(16).toUpperCase();
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}
