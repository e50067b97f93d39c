import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { findFontSources } from '../build/font-sources.ts';
import { writeFonts } from '../build/write-fonts.ts';
import { drawCard } from './draw-card.ts';
import { createFontOpener, missingCharacters } from './open-fonts.ts';
import type { CardFonts } from './open-fonts.ts';

const folder = mkdtempSync(join(tmpdir(), 'recto-cards-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const packages = {
  ar: '@fontsource/noto-naskh-arabic',
  ja: '@fontsource/noto-serif-jp',
  zh_cn: '@fontsource/noto-serif-sc',
};
const sources = await findFontSources({
  // The fonts are dependencies of the documentation website.
  root: join(import.meta.dirname, '..', '..', '..', '..', '..', 'docs'),
  heading: 'Newsreader',
  body: 'Inter',
  packages,
  locales: ['en', 'de', 'ar', 'ja', 'zh_cn'].map((code) => ({ code })),
});
const fontsOf = createFontOpener(await writeFonts(sources ?? {}, folder), folder);
const look = { paper: '#ffffff', accent: '#15803d' };

async function draw(title: string, locale: string, fonts?: CardFonts): Promise<Buffer> {
  const dir = locale === 'ar' ? ('rtl' as const) : ('ltr' as const);
  return await drawCard(
    { title, above: '', below: '', site: 'Recto', host: 'recto.example', locale, lang: locale, dir },
    fonts ?? fontsOf(locale),
    look,
  );
}

/** Extracts the area of the title in greyscale. */
async function readTitle(png: Buffer) {
  const area = { left: 60, top: 140, width: 1080, height: 340 };
  return await sharp(png).extract(area).greyscale().raw().toBuffer({ resolveWithObject: true });
}

/** Counts the dark pixels in it, column by column. */
async function inkOf(png: Buffer): Promise<number[]> {
  const { data, info } = await readTitle(png);
  return Array.from({ length: info.width }, (_, column) => {
    let ink = 0;
    for (let row = 0; row < info.height; row += 1) if ((data[row * info.width + column] ?? 255) < 128) ink += 1;
    return ink;
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const TITLES = [
  ['en', 'A page is finished'],
  ['de', 'Großprojekte mit Übersetzungen'],
  ['ar', 'الصفحة تكتمل قبل أن يصل'],
  ['ja', 'ページは完成している'],
  ['zh_cn', '页面已经完成'],
] as const;

test.for(TITLES)(
  'in %s, renders "%s" with 1200 by 630 pixels and characters that the fonts have',
  async ([locale, title]) => {
    const png = await draw(title, locale);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(missingCharacters(title, fontsOf(locale).title)).toEqual([]);
    const ink = sum(await inkOf(png));
    expect(ink).toBeGreaterThan(3000);
    // Without the fonts of its script, nothing or empty boxes would be rendered.
    if (!(locale in packages)) return;
    const bare = sum(await inkOf(await draw(title, locale, fontsOf('en'))));
    expect(missingCharacters(title, fontsOf('en').title)).not.toEqual([]);
    expect(Math.abs(ink - bare)).toBeGreaterThan(1500);
  },
);

test('joins Arabic letters and aligns them to the right', async () => {
  const ink = await inkOf(await draw('بيت', 'ar'));
  const right = sum(ink.slice(ink.length / 2));
  expect(right).toBeGreaterThan(0.9 * sum(ink));
  // Joined letters are one shape without a gap; separate letters are three.
  expect(shapesIn(ink)).toBe(1);
  expect(shapesIn(await inkOf(await draw('ب\u200cي\u200cت', 'ar')))).toBe(3);
});

test('renders marks at their positions', async () => {
  const extent = async (title: string): Promise<{ top: number; foot: number }> => {
    const { data, info } = await readTitle(await draw(title, 'ar'));
    const rows = Array.from({ length: info.height }, (_, row) =>
      data.subarray(row * info.width, (row + 1) * info.width).some((grey) => grey < 128),
    );
    return { top: rows.indexOf(true), foot: rows.lastIndexOf(true) };
  };
  // The same letter with and without its dots, which are below it.
  const [dotted, bare] = [await extent('ي'), await extent('ى')];
  expect(dotted.top).toBe(bare.top);
  expect(dotted.foot).toBeGreaterThan(bare.foot + 8);
  // A letter with its dots close above.
  const { top, foot } = await extent('ت');
  expect(foot - top).toBeLessThan(80);
});

test('lists characters that no font has', () => {
  expect(missingCharacters('Жaz 日\u200f', fontsOf('en').title)).toEqual(['Ж', '日']);
  expect(missingCharacters('a a', [])).toEqual(['a']);
});

function shapesIn(ink: readonly number[]): number {
  return ink.filter((column, index) => column > 0 && (ink[index - 1] ?? 0) === 0).length;
}
