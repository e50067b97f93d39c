import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFont, decompressFont } from '../../theme/fonts/open-font.ts';
import { pinWeight } from '../../theme/fonts/pin-weight.ts';
import type { DrawingKit, KitFont } from '../drawing-kit.ts';
import type { FontSource, FontSources } from './font-sources.ts';

/** Writes the fonts of a kit in the only format that resvg reads: uncompressed and with a fixed weight. */
export async function writeFonts(
  byLanguage: Readonly<Record<string, FontSources>>,
  folder: string,
): Promise<Pick<DrawingKit, 'fonts' | 'languages'>> {
  const sources: FontSource[] = [];
  const indexOf = (source: FontSource): number => {
    const index = sources.findIndex(({ id, weight }) => id === source.id && weight === source.weight);
    return index === -1 ? sources.push(source) - 1 : index;
  };
  const languages = Object.fromEntries(
    Object.entries(byLanguage).map(([code, { title, text }]) => [
      code,
      { title: title.map(indexOf), text: text.map(indexOf) },
    ]),
  );
  await mkdir(join(folder, 'fonts'), { recursive: true });
  const fonts: KitFont[] = [];
  for (const [index, source] of sources.entries()) {
    const file = `fonts/${index}.ttf`;
    const data = await decompressFont(await readFile(source.file));
    const pinned = source.weight === undefined ? data : await pinWeight(data, source.weight);
    await writeFile(join(folder, file), pinned);
    const { family, weights, characters } = await openFont(pinned);
    fonts.push({ family, weight: source.weight ?? weights[0], file, characters: renderRanges(characters) });
  }
  return { fonts, languages };
}

/** Renders code points in ascending order as ranges: `20-7e,a0`. */
function renderRanges(characters: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const character of characters) {
    const last = runs.at(-1);
    if (last?.[1] === character - 1) last[1] = character;
    else runs.push([character, character]);
  }
  const hex = (character: number): string => character.toString(16);
  return runs.map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`)).join(',');
}
