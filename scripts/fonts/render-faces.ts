import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openFont } from '../../packages/site/src/theme/fonts/open-font.ts';
import { renderFace, renderFallbacks, renderRange } from '../../packages/site/src/theme/fonts/render-faces.ts';
import type { Family } from './families.ts';

const { resolve } = createRequire(import.meta.url);

export function readSource(source: string): Buffer {
  return readFileSync(resolve(source));
}

/** The faces of a family: its fonts, then those of the system until they are loaded, for the same characters only. */
export async function renderFaces({ name, category, weight, cuts }: Family, fonts: readonly Buffer[]): Promise<string> {
  const faces: string[] = [];
  const all: number[] = [];
  // One after the other: the unpacker has one memory for all.
  for (const [place, font] of fonts.entries()) {
    const { characters } = await openFont(font);
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
  // A variable font measures one of its weights; this one is the one that is shown.
  const metrics = (await openFont(fonts[0] ?? Buffer.alloc(0))).measure(weight);
  if (!metrics) throw new Error(`The first file of ${name} has no Latin letters.`);
  const range = renderRange(all.sort((a, b) => a - b));
  const fallbacks = renderFallbacks({ family: name, category, metrics, isBold: weight >= 600, range });
  return [...faces, ...fallbacks.faces].join('\n');
}
