import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openFont } from '../../packages/site/src/theme/fonts/open-font.ts';
import {
  LATIN_RANGE,
  extendedFamily,
  quote,
  renderFace,
  renderFallbacks,
  renderRange,
} from '../../packages/site/src/theme/fonts/render-faces.ts';
import type { Family } from './families.ts';

const { resolve } = createRequire(import.meta.url);

/** The Latin letters, and the combining marks of the Vietnamese files. */
const FALLBACK_RANGE = `${LATIN_RANGE}, U+300-323`;

/** Reads a font file by its module path. */
export function readSource(source: string): Buffer {
  return readFileSync(resolve(source));
}

/** Renders the `@font-face` rules of a family and of its system fallbacks. */
export async function renderFaces(
  { name, category, weight, subsets }: Family,
  fonts: readonly Buffer[],
): Promise<string> {
  const faces: string[] = [];
  // Sequentially, because all calls of the decompressor share one memory.
  for (const [index, font] of fonts.entries()) {
    const { characters } = await openFont(font);
    faces.push(
      renderFace({
        'font-family': quote(index === 0 ? name : extendedFamily(name)),
        src: `url('./${subsets[index]?.file}') format('woff2')`,
        'font-weight': '400 700',
        'font-display': 'swap',
        'unicode-range': renderRange(characters),
      }),
    );
  }
  // The metrics of a variable font depend on the weight, so the most used one is measured.
  const metrics = (await openFont(fonts[0] ?? Buffer.alloc(0))).measure(weight);
  if (!metrics) throw new Error(`The first file of ${name} has no Latin letters.`);
  const fallbacks = renderFallbacks({ family: name, category, metrics, isBold: weight >= 600, range: FALLBACK_RANGE });
  return [...faces, ...fallbacks.faces].join('\n');
}
