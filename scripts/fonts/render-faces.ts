import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import type { Family } from './families.ts';
import { readFontTables } from './font-tables.ts';
import { standInFor } from './stand-in.ts';

const { resolve } = createRequire(import.meta.url);

export function readSource(source: string): Buffer {
  return readFileSync(resolve(source));
}

/** The faces of a family: its font, then the system's that stand in for it, each for the same characters only. */
export async function renderFaces({ name, weight, standIns }: Family, font: Buffer): Promise<string> {
  const { characters } = readFontTables(await convert(font, 'sfnt'));
  const range = renderRange(characters);
  // A variable font measures one of its weights; this one is the one that is shown.
  const shown = await subsetFont(font, String.fromCodePoint(...characters), {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const measures = readFontTables(shown);
  const own = renderFace({
    'font-family': `'${name}'`,
    src: `url('./${fileOf(name)}') format('woff2')`,
    'font-weight': '400 700',
    'font-display': 'swap',
    'unicode-range': range,
  });
  const faces = [own];
  // One after the other: the unpacker has one memory for all.
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

export function fileOf(name: string): string {
  return `${name.toLowerCase()}.woff2`;
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
